import { coastSailing } from '@marisma/area-kit/media';
import type { IconName } from './icons';
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

/** The icon of each experience highlight; its words are in the texts under the same key. */
export const highlightIcons = {
  access: 'Waves',
  amenities: 'Gem',
  concierge: 'ConciergeBell',
  location: 'MapPin',
} as const satisfies Record<string, IconName>;

export type HighlightId = keyof typeof highlightIcons;

export const introPicture: SceneName = 'scene-veranda';
export const closingPicture = coastSailing;
