import type { properties as english } from '../en/properties';
import { lagoonAptHarmony } from './properties/lagoon-apt-harmony';
import { lagoonVillaSerenity } from './properties/lagoon-villa-serenity';
import { oceanVillaInfinity } from './properties/ocean-villa-infinity';
import { villaParadise } from './properties/villa-paradise';

export const properties: typeof english = {
  'lagoon-villa-serenity': lagoonVillaSerenity,
  'ocean-villa-infinity': oceanVillaInfinity,
  'lagoon-apt-harmony': lagoonAptHarmony,
  'villa-paradise': villaParadise,
};
