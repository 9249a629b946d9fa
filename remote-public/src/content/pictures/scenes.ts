import {
  heroSunsetPool,
  heroLagoonDusk,
  heroBay,
  heroCourtyard,
  heroTerraceBedroom,
  cardLagoonVilla,
  cardOceanVilla,
  cardLagoonApartment,
  cardResidentialVilla,
  sceneVeranda,
  sceneKeys,
  type PictureData,
} from '@marisma/area-kit/media';
import { namedIn } from './named-in';

/** Pictures that pages show for themselves, each described in English; those behind words need no description. */
export const scenes = {
  'hero-sunset-pool': heroSunsetPool,
  'hero-lagoon-dusk': heroLagoonDusk,
  'hero-bay': heroBay,
  'hero-courtyard': heroCourtyard,
  'hero-terrace-bedroom': heroTerraceBedroom,
  'card-lagoon-villa': cardLagoonVilla,
  'card-ocean-villa': cardOceanVilla,
  'card-lagoon-apartment': cardLagoonApartment,
  'card-residential-villa': cardResidentialVilla,
  'scene-veranda': sceneVeranda,
  'scene-keys': sceneKeys,
} as const satisfies Record<string, PictureData>;

export type SceneName = keyof typeof scenes;

/** A scene by its name, with the alt text in the document’s language. */
export const scene = namedIn(scenes);
