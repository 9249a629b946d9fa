import type { Page } from '@playwright/test';
import { arrive } from '../public/arrive';
import type { DemoRole } from './as-role';

export type Width = 375 | 768 | 1280;
export const WIDTHS: readonly Width[] = [375, 768, 1280];

/** Something the site can look like: an address, and what is done there. */
export interface State {
  name: string;
  path: string;
  as?: DemoRole;
  /** Widths at which it exists, if not at all of them; the first one is the window that the steps see. */
  widths?: readonly Width[];
  /** Which lines it puts on the console. */
  console?: RegExp;
  /** The visitor has still to see the disclaimer. */
  firstVisit?: boolean;
  /** Arranges what the page will meet, before it is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** The page itself has still to come, and with it its heading. */
  waiting?: boolean;
  /** Waits until the page stands; without it, until its heading is alive. */
  ready?: (page: Page) => Promise<unknown>;
  steps?: (page: Page) => Promise<unknown>;
}

/** Opens a state in this page, at the first of its widths. */
export async function openState(page: Page, state: State): Promise<void> {
  await page.setViewportSize({ width: state.widths?.[0] ?? 1280, height: 800 });
  await state.before?.(page);
  if (state.ready) {
    await page.goto(state.path);
    await state.ready(page);
  } else {
    await arrive(page, state.path);
  }
  await state.steps?.(page);
}

/** Waits for what moves to come to rest, and holds what would end by itself, such as the clock of a toast. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const LONG = 1000;
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const ends = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0);
    for (const animation of running) if (ends(animation) > LONG) animation.pause();
    await Promise.allSettled(running.filter((animation) => ends(animation) <= LONG).map((a) => a.finished));
  });
