import { expect, type Page } from '@playwright/test';
import type { DemoRole } from '../support/api';
import { startAs } from '../support/as-role';
import { expectHydrated, openHydrated } from '../support/hydrated';

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
  /** A page like another one with the same frame: in the gate only the other one is shown in every window and under a toast. */
  sibling?: true;
  /**
   * Like another state that stays in the gate: a waiting, failed, sent or empty form or list, an open dialog, menu or
   * calendar, a missing page. It is looked at by `npm run test:full` alone.
   */
  variant?: true;
  /** The page is not loaded yet and has no heading. */
  waiting?: boolean;
  /** Waits until the page is ready; by default, until its heading is hydrated. */
  ready?: (page: Page) => Promise<unknown>;
  steps?: (page: Page) => Promise<unknown>;
}

/** Whether this is a page or a tab as it is opened, not what a visitor has done there. */
export const isPage = ({ steps, waiting, firstVisit }: State): boolean => !steps && !waiting && !firstVisit;

const firstWindow = ({ widths }: State) => ({ width: widths?.[0] ?? 1280, height: 800 });

/** Opens a state in this page, at its first width. */
export async function openState(page: Page, state: State): Promise<void> {
  await page.setViewportSize(firstWindow(state));
  if (state.as) await startAs(page, state.as);
  await state.before?.(page);
  if (state.ready) {
    await page.goto(state.path);
    await state.ready(page);
  } else {
    await openHydrated(page, state.path);
  }
  await state.steps?.(page);
}

/** Goes on to a state as a link does, without a new document, and shows it at its first width. */
export async function goOnTo(page: Page, state: State): Promise<void> {
  await page.setViewportSize(firstWindow(state));
  await page.evaluate((path) => {
    const { history, location } = window;
    const former = location.pathname;
    history.pushState(null, '', path);
    // The heading of the page before: a page has arrived when this element, or its text, is another.
    const heading = document.querySelector('main h1');
    const left = former === location.pathname ? null : { heading, text: heading?.textContent };
    Object.assign(window, { left });
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, state.path);
  await page.waitForFunction(() => {
    const { left } = window as unknown as { left: { heading: Element | null; text?: string } | null };
    const heading = document.querySelector('main h1');
    return !left || (heading && (heading !== left.heading || heading.textContent !== left.text));
  });
  await (state.ready ?? expectHydrated)(page);
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

/** Waits for a dialog that a step opens. */
export const expectDialog = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('dialog', { name })).toBeVisible();

/** Variants of one page, by name: their steps, or all that differs. */
export const variants = (
  path: string,
  as: DemoRole | null,
  each: Record<string, State['steps'] | Omit<State, 'name' | 'variant' | 'path'>>,
): State[] =>
  Object.entries(each).map(([name, own]) => ({
    path,
    ...(as && { as }),
    ...(typeof own === 'function' ? { steps: own } : own),
    name,
    variant: true,
  }));
