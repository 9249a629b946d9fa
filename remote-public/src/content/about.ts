import { heroJettyDusk, heroShore } from '@marisma/area-kit/media';
import type { IconName } from './icons';
import type { SceneName } from './pictures/scenes';

export const aboutHeroPicture = heroShore;
export const storyPicture: SceneName = 'scene-keys';
export const aboutClosingPicture = heroJettyDusk;

/** The icon of each value; its words are in the texts under the same key. */
export const valueIcons = {
  care: 'Heart',
  candor: 'Handshake',
  place: 'Leaf',
  craft: 'Gem',
} as const satisfies Record<string, IconName>;

export type ValueId = keyof typeof valueIcons;

/** The sample awards and the year each is dated. */
export const awardYears = {
  hospitality: 2025,
  concierge: 2024,
  sustainability: 2024,
  design: 2023,
} as const;

export type AwardId = keyof typeof awardYears;
