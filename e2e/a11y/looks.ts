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
  width: number;
  mode: keyof typeof MODES;
}

/** Every width at which a state exists, in every mode. */
export const looksOf = ({ widths = WIDTHS }: State): Look[] =>
  widths.flatMap((width) =>
    (Object.keys(MODES) as Look['mode'][]).map((mode) => ({ name: `${width} px, ${mode}`, width, mode })),
  );

/** Turns the page to a look. */
export async function turnTo(page: Page, { width, mode }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia(MODES[mode]);
}

/** Ends what looks have changed, but the window's width. */
export const turnBack = (page: Page): Promise<void> => page.emulateMedia(normal);
