import { expect } from '../fixtures';
import { test } from './as-role';
import { bringAxe, violations } from './axe';
import { toldByColor } from './by-color';
import { coveredControls } from './covered';
import { WHOLE } from '../support/whole';
import { looksOf, turnBack, turnTo } from './looks';
import { cutOptions, overflowing, spaceText } from './reflow';
import { isPage, openState, settle } from './state';
import { states } from './states';
import { smallTargets } from './targets';
import { madeRoomForToasts, showToast } from './toast';
import { windowsOf } from './windows';

// Dozens of looks at each page: a picture of every one of them costs more than it tells.
test.use({ trace: 'off' });

for (const [index, state] of states.entries()) {
  const all = looksOf(state);
  // In the gate each state has one look, and each look has many states.
  const looks = WHOLE ? all : [all[index % all.length]!];
  const windows = windowsOf(state);

  test.describe(state.name, () => {
    test.use({ as: state.as ?? null, firstVisit: state.firstVisit ?? false });

    test('can be perceived and operated at any width, in any mode, zoomed and spaced', async ({
      page,
      expectConsole,
    }) => {
      if (state.console) expectConsole(state.console);
      await openState(page, state);
      await bringAxe(page);
      for (const look of looks) {
        const { name, mode } = look;
        await turnTo(page, look);
        await settle(page);
        const without = [
          // Forced colors are the visitor's own pairs; axe reads the author's (-webkit-text-fill-color) in their place.
          ...(mode === 'forced colors' ? ['color-contrast'] : []),
          ...(state.waiting ? ['page-has-heading-one'] : []),
        ];
        expect.soft(await violations(page, without), `axe, ${name}`).toEqual([]);
        if (mode !== 'normal') continue;
        expect.soft(await smallTargets(page), `small targets, ${name}`).toEqual([]);
        expect.soft(await toldByColor(page), `told by color alone, ${name}`).toEqual([]);
      }
      await turnBack(page);
      for (const { width, height, pointers, reflows } of windows) {
        await page.setViewportSize({ width, height });
        await settle(page);
        if (reflows) expect.soft(await overflowing(page), `overflowing at ${width}`).toEqual([]);
        if (!pointers) continue;
        expect.soft(await coveredControls(page), `covered at ${width}`).toEqual([]);
        expect.soft(await cutOptions(page), `cut options at ${width}`).toEqual([]);
      }
      if (isPage(state)) {
        await showToast(page);
        for (const { width, height } of windows.filter(({ pointers }) => pointers).reverse()) {
          await page.setViewportSize({ width, height });
          await madeRoomForToasts(page);
          await settle(page);
          expect.soft(await coveredControls(page), `covered at ${width}, under a toast`).toEqual([]);
        }
      }
      await page.setViewportSize({ width: state.widths?.[0] ?? 375, height: 800 });
      const asBefore = await spaceText(page);
      await settle(page);
      expect.soft(await overflowing(page), 'with text spaced').toEqual([]);
      await asBefore();
    });
  });
}
