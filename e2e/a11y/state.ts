import type { Page } from '@playwright/test';
import { arrive } from '../public/arrive';
import type { DemoRole } from './as-role';

export type Width = 375 | 768 | 1280;
export const WIDTHS: readonly Width[] = [375, 768, 1280];

/** A state of the site: an address, and the steps that lead to the state. */
export interface State {
  name: string;
  path: string;
  as?: DemoRole;
  /** Window widths of the state, if not all; the steps run at the first width. */
  widths?: readonly Width[];
  /** Console errors that the state causes. */
  console?: RegExp;
  /** The visitor has not closed the disclaimer yet. */
  firstVisit?: boolean;
  /** Runs before the page is opened, for example to route requests. */
  before?: (page: Page) => Promise<unknown>;
  /** The page is not loaded yet and has no heading. */
  waiting?: boolean;
  /** Waits until the page is ready; by default, until its heading is hydrated. */
  ready?: (page: Page) => Promise<unknown>;
  steps?: (page: Page) => Promise<unknown>;
}

/** Whether this is a page or a tab as it is opened, not what a visitor has done there. */
export const isPage = ({ steps, waiting, firstVisit }: State): boolean => !steps && !waiting && !firstVisit;

/** Opens a state in this page, at its first width. */
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

/** Waits until short animations end, and pauses long ones, such as the timer of a toast. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const LONG = 1000;
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const ends = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime ?? 0);
    for (const animation of running) if (ends(animation) > LONG) animation.pause();
    await Promise.allSettled(running.filter((animation) => ends(animation) <= LONG).map((a) => a.finished));
  });
