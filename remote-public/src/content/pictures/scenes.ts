import {
  heroSunsetPool,
  heroDuskPool,
  heroLagoonDusk,
  heroMiddayTerrace,
  heroGoldenVilla,
  heroBay,
  heroCourtyard,
  heroTerraceBedroom,
  cardLagoonVilla,
  cardOceanVilla,
  cardLagoonApartment,
  cardResidentialVilla,
  oceanVillaInfinityPergola,
  lagoonAptHarmonyEvening,
  villaParadiseArcade,
  villaParadiseEvening,
  coastSailing,
  type PictureData,
} from '@marisma/area-kit/media';
import { namedIn } from './named-in';

/** Pictures of the heads, sections and closing calls of pages; each is described in English. */
export const scenes = {
  'hero-sunset-pool': heroSunsetPool,
  'hero-dusk-pool': heroDuskPool,
  'hero-lagoon-dusk': heroLagoonDusk,
  'hero-midday-terrace': heroMiddayTerrace,
  'hero-golden-villa': heroGoldenVilla,
  'hero-bay': heroBay,
  'hero-courtyard': heroCourtyard,
  'hero-terrace-bedroom': heroTerraceBedroom,
  'card-lagoon-villa': cardLagoonVilla,
  'card-ocean-villa': cardOceanVilla,
  'card-lagoon-apartment': cardLagoonApartment,
  'card-residential-villa': cardResidentialVilla,
  'ocean-villa-infinity-pergola': oceanVillaInfinityPergola,
  'lagoon-apt-harmony-evening': lagoonAptHarmonyEvening,
  'villa-paradise-arcade': villaParadiseArcade,
  'villa-paradise-evening': villaParadiseEvening,
  'coast-sailing': coastSailing,
} as const satisfies Record<string, PictureData>;

export type SceneName = keyof typeof scenes;

/** A scene by its name, with the alt text in the document’s language. */
export const scene = namedIn(scenes);
