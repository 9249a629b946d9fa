import type { Page } from '@playwright/test';
import { WIDTHS, type State } from './state';

const normal = { forcedColors: 'none', reducedMotion: 'no-preference' } as const;

/** How a visitor's system may ask for a page to be drawn. */
const MODES = {
  normal,
  'forced colors': { ...normal, forcedColors: 'active' },
  'reduced motion': { ...normal, reducedMotion: 'reduce' },
} as const;

export interface Look {
  name: string;
  mode: keyof typeof MODES;
}

/** Turns the page through every width at which the state exists, in every mode, and back to normal. */
export async function throughLooks(
  page: Page,
  { widths = WIDTHS }: State,
  inspect: (look: Look) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const mode of Object.keys(MODES) as Look['mode'][]) {
      await page.emulateMedia(MODES[mode]);
      await inspect({ name: `${width} px, ${mode}`, mode });
    }
  }
  await page.emulateMedia(normal);
}
