import type { IconName } from './icons';
import type { PictureName } from './pictures';

export const conciergeHeroPicture: PictureName = 'hero-lagoon-dusk';

/** The icons of the three steps of a request, in their order. */
export const stepIcons = {
  request: 'Send',
  customize: 'ClipboardList',
  enjoy: 'Sparkles',
} as const satisfies Record<string, IconName>;

export type StepId = keyof typeof stepIcons;
