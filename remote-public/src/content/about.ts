import { heroJettyDusk, heroShore } from '@marisma/area-kit/media';
import type { SceneName } from './pictures/scenes';

export const aboutHeroPicture = heroShore;
export const storyPicture: SceneName = 'scene-keys';
export const aboutClosingPicture = heroJettyDusk;

/** The sample awards and the year each is dated. */
export const awardYears = {
  hospitality: 2025,
  concierge: 2024,
  sustainability: 2024,
  design: 2023,
} as const;

export type AwardId = keyof typeof awardYears;
