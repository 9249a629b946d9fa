import type { IconName } from './icons';
import type { SceneName } from './pictures/scenes';

export const conciergeHeroPicture: SceneName = 'hero-bay';

/** The icons of the three steps of a request, in their order. */
export const stepIcons = {
  request: 'Send',
  customize: 'ClipboardList',
  enjoy: 'Sparkles',
} as const satisfies Record<string, IconName>;

export type StepId = keyof typeof stepIcons;
