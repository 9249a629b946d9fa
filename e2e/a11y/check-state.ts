import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { WHOLE } from '../support/whole';
import { violations } from './axe';
import { toldByColor } from './by-color';
import { coveredControls } from './covered';
import { looksOf, turnBack, turnTo, type Look } from './looks';
import { cutOptions, overflowing, spaceText } from './reflow';
import { settle, type State } from './state';
import { smallTargets } from './targets';
import { closeToast, madeRoomForToasts, showToast } from './toast';
import { windowsOf, type Window } from './windows';

/** What is looked at in a state. */
export interface Plan {
  looks: Look[];
  windows: Window[];
  /** The windows in which the page is also shown under a toast. */
  underToast: Window[];
}

/**
 * The plan of a state. In the gate each state has one look, and each look has many states; pages and tabs are shown
 * in every window. Siblings of a page, what a visitor has done there and toasts are shown in the narrowest window and in
 * one more.
 * @param index the state's place in the list: it chooses the look and the window
 * @param stands whether the state stands for its page or tab
 */
export function planOf(state: State, index: number, stands: boolean): Plan {
  const [looks, windows] = [looksOf(state), windowsOf(state)];
  if (WHOLE) return { looks, windows, underToast: stands ? windows : [] };
  const [narrowest, ...wider] = windows;
  const two = wider.length < 2 ? windows : [narrowest!, wider[index % wider.length]!];
  const inAll = stands && !state.sibling;
  return {
    looks: [looks[index % looks.length]!],
    windows: inAll ? windows : two,
    underToast: inAll ? two : [],
  };
}

/** Checks the state that the page is in; failures name the state. The page is left as it was. */
export async function checkState(
  page: Page,
  state: State,
  { looks, windows, underToast }: Plan,
): Promise<void> {
  const check = (found: string[], what: string) => expect.soft(found, `${state.name}: ${what}`).toEqual([]);
  for (const look of looks) {
    const { name, mode } = look;
    await turnTo(page, look);
    await settle(page);
    const without = [
      // Forced colors are the visitor's own pairs; axe reads the author's (-webkit-text-fill-color) in their place.
      ...(mode === 'forced colors' ? ['color-contrast'] : []),
      ...(state.waiting ? ['page-has-heading-one'] : []),
    ];
    check(await violations(page, without), `axe, ${name}`);
    if (mode !== 'normal') continue;
    check(await smallTargets(page), `small targets, ${name}`);
    check(await toldByColor(page), `told by color alone, ${name}`);
  }
  await turnBack(page);
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
