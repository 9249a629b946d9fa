import type { Page } from '@playwright/test';
import { WIDTHS, type State } from './state';

const normal = { forcedColors: 'none', reducedMotion: 'no-preference' } as const;

/** System preferences that change how a page is rendered. */
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

/** Every width of a state in every mode. */
export const looksOf = ({ widths = WIDTHS }: State): Look[] =>
  widths.flatMap((width) =>
    (Object.keys(MODES) as Look['mode'][]).map((mode) => ({ name: `${width} px, ${mode}`, width, mode })),
  );

/** Applies a look to the page. */
export async function turnTo(page: Page, { width, mode }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia(MODES[mode]);
}

/** Resets the emulated media; the window's width stays. */
export const turnBack = (page: Page): Promise<void> => page.emulateMedia(normal);
