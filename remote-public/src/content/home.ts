import { coastSailing } from '@marisma/area-kit/media';
import type { SceneName } from './pictures/scenes';

/** The five pictures of the hero, in the order they advance. */
export const heroPictures: readonly SceneName[] = [
  'hero-sunset-pool',
  'hero-bay',
  'hero-lagoon-dusk',
  'hero-courtyard',
  'hero-terrace-bedroom',
];

export const heroIntervalMs = 5000;

export const introPicture: SceneName = 'scene-veranda';
export const closingPicture = coastSailing;
