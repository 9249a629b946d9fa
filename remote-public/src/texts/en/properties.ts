import { selectTexts } from '@marisma/area-kit/texts';
import type { PropertyId } from '../../content/properties';
import type { PropertyWords } from '../property-words';
import { lagoonAptHarmony } from './properties/lagoon-apt-harmony';
import { lagoonVillaSerenity } from './properties/lagoon-villa-serenity';
import { oceanVillaInfinity } from './properties/ocean-villa-infinity';
import { villaParadise } from './properties/villa-paradise';

export const properties = selectTexts('properties', {
  'lagoon-villa-serenity': lagoonVillaSerenity,
  'ocean-villa-infinity': oceanVillaInfinity,
  'lagoon-apt-harmony': lagoonAptHarmony,
  'villa-paradise': villaParadise,
} satisfies Record<PropertyId, PropertyWords>);
