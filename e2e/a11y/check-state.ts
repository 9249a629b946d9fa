import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { WHOLE } from '../support/whole';
import { violations } from './axe';
import { shownByColorAlone } from './color-alone';
import { coveredControls, POINTER_WIDTHS } from './covered';
import { cutOptions, overflowing, spaceText } from './reflow';
import { settle, WIDTHS, type State } from './state';
import { smallTargets } from './targets';

const TITLE = 'Your changes could not be saved';

interface Fiber {
  return: Fiber | null;
  memoizedProps: { value?: { notify?: (notice: object) => void } } | null;
}

/**
 * Shows a toast through the services that the shell gives its areas, on whatever page this is. The services are in a
 * React context, which has no place in the document: they are read from the fibers around the main content.
 */
async function showToast(page: Page): Promise<void> {
  await page.evaluate((title) => {
    const main = document.querySelector('main')!;
    const own = Object.entries(main).find(([key]) => key.startsWith('__reactFiber'));
    for (let fiber = own?.[1] as Fiber | null; fiber; fiber = fiber.return) {
      const { notify } = fiber.memoizedProps?.value ?? {};
      if (!notify) continue;
      const description = 'The connection was lost. What you have typed is still here: please try again.';
      return notify({ kind: 'error', title, description });
    }
    throw new Error('There are no services of a shell around this page.');
  }, TITLE);
  await expect(page.getByText(TITLE, { exact: true })).toBeVisible();
}

/** Closes the toast, so that the page is as before. */
async function closeToast(page: Page): Promise<void> {
  const toast = page.getByRole('region', { name: /^(Announcements|Avisos)/ });
  await toast.getByRole('button', { name: /^(Close notification|Cerrar)/ }).press('Enter');
  await expect(page.getByText(TITLE, { exact: true })).toBeHidden();
}

/** Waits until the page has made room for its toasts after a change of width: that takes a frame. */
const madeRoomForToasts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
  });

interface Window {
  width: number;
  height: number;
  /** Every control must be reachable by a pointer. */
  pointers: boolean;
  /** Nothing may overflow: a 1280 px window at 200 % zoom, and the narrowest required window (WCAG 1.4.4, 1.4.10). */
  reflows: boolean;
}

const REFLOW_WIDTHS: readonly number[] = [320, 640];

/** The windows in which a state is shown, from narrow to wide. */
function windowsOf({ widths = WIDTHS }: State): Window[] {
  const pointers: readonly number[] = POINTER_WIDTHS.filter((width) =>
    // A state that exists on phones alone exists at all widths of phones, and so on.
    widths.includes(width < 768 ? 375 : width < 1280 ? 768 : 1280),
  );
  const reflows = widths.includes(375) ? REFLOW_WIDTHS : [];
  return [...new Set([...pointers, ...reflows])]
    .sort((one, other) => one - other)
    .map((width) => ({
      width,
      height: reflows.includes(width) ? 640 : 800,
      pointers: pointers.includes(width),
      reflows: reflows.includes(width),
    }));
}

const normal = { forcedColors: 'none', reducedMotion: 'no-preference' } as const;

/** System preferences that change how a page is rendered. */
const MODES = {
  normal,
  'forced colors': { ...normal, forcedColors: 'active' },
  'reduced motion': { ...normal, reducedMotion: 'reduce' },
} as const;

interface Appearance {
  name: string;
  width: number;
  mode: keyof typeof MODES;
}

/** Every width of a state in every mode. */
const appearancesOf = ({ widths = WIDTHS }: State): Appearance[] =>
  widths.flatMap((width) =>
    (Object.keys(MODES) as Appearance['mode'][]).map((mode) => ({
      name: `${width} px, ${mode}`,
      width,
      mode,
    })),
  );

/** Applies an appearance to the page. */
async function applyAppearance(page: Page, { width, mode }: Appearance): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia(MODES[mode]);
}

/** Resets the emulated media; the window's width stays. */
const resetMedia = (page: Page): Promise<void> => page.emulateMedia(normal);

/** What is checked in a state. */
export interface Plan {
  appearances: Appearance[];
  windows: Window[];
  /** The windows in which the page is also shown under a toast. */
  underToast: Window[];
}

/**
 * The plan of a state. In the gate each state has one appearance, and each appearance has many states; pages and tabs are shown
 * in every window. Siblings of a page, what a visitor has done there and toasts are shown in the narrowest window and in
 * one more.
 * @param index the state's place in the list: it chooses the appearance and the window
 * @param main whether the state represents its page or tab
 */
export function planOf(state: State, index: number, main: boolean): Plan {
  const [appearances, windows] = [appearancesOf(state), windowsOf(state)];
  if (WHOLE) return { appearances, windows, underToast: main ? windows : [] };
  const [narrowest, ...wider] = windows;
  const two = wider.length < 2 ? windows : [narrowest!, wider[index % wider.length]!];
  const inAll = main && !state.sibling;
  return {
    appearances: [appearances[index % appearances.length]!],
    windows: inAll ? windows : two,
    underToast: inAll ? two : [],
  };
}

/** Checks the state that the page is in; failures name the state. The page is left as it was. */
export async function checkState(
  page: Page,
  state: State,
  { appearances, windows, underToast }: Plan,
): Promise<void> {
  const check = (found: string[], what: string) => expect.soft(found, `${state.name}: ${what}`).toEqual([]);
  for (const appearance of appearances) {
    const { name, mode } = appearance;
    await applyAppearance(page, appearance);
    await settle(page);
    const without = [
      // Forced colors are the visitor's own pairs; axe reads the author's (-webkit-text-fill-color) in their place.
      ...(mode === 'forced colors' ? ['color-contrast'] : []),
      ...(state.waiting ? ['page-has-heading-one'] : []),
    ];
    check(await violations(page, without), `axe, ${name}`);
    if (mode !== 'normal') continue;
    check(await smallTargets(page), `small targets, ${name}`);
    check(await shownByColorAlone(page), `shown by color alone, ${name}`);
  }
  await resetMedia(page);
  for (const { width, height, pointers, reflows } of windows) {
    await page.setViewportSize({ width, height });
    await settle(page);
    if (reflows) check(await overflowing(page), `overflowing at ${width}`);
    if (!pointers) continue;
    check(await coveredControls(page), `covered at ${width}`);
    check(await cutOptions(page), `cut options at ${width}`);
  }
  if (underToast.length > 0) {
    await showToast(page);
    for (const { width, height } of underToast.filter(({ pointers }) => pointers).reverse()) {
      await page.setViewportSize({ width, height });
      await madeRoomForToasts(page);
      await settle(page);
      check(await coveredControls(page), `covered at ${width}, under a toast`);
    }
    await closeToast(page);
  }
  await page.setViewportSize({ width: state.widths?.[0] ?? 375, height: 800 });
  const asBefore = await spaceText(page);
  await settle(page);
  check(await overflowing(page), 'overflowing with text spaced');
  await asBefore();
}
