import { heroBonfire, heroWelcome } from '@marisma/area-kit/media';
import type { IconName } from './icons';

export const conciergeHeroPicture = heroWelcome;
export const conciergeClosingPicture = heroBonfire;

/** The icons of the three steps of a request, in their order. */
export const stepIcons = {
  request: 'Send',
  customize: 'ClipboardList',
  enjoy: 'Sparkles',
} as const satisfies Record<string, IconName>;

export type StepId = keyof typeof stepIcons;
