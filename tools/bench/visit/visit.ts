import type { Browser } from 'playwright';
import type { BenchPage } from '../pages';
import type { Figures } from '../report';
import { inTab, waitUntilIdle, type Tab, type TabOptions } from './open-tab';
import type { Control, Measurements } from './recorder';

/** Measures a page without user input. */
export const view = (browser: Browser, options: TabOptions, path: string): Promise<Figures> =>
  inTab(browser, options, path, async (tab) => {
    await waitUntilIdle(tab);
    const { fcp, lcp, cls, longTasks } = await readMeasurements(tab);
    const tbt = blockingTime(longTasks, fcp ?? 0);
    return { fcp, lcp, cls, tbt, allBytes: tab.traffic.bytes(), heap: await readHeap(tab) };
  });

/**
 * Measures how soon the control `answers` works, and the response of the control `tap` when the page is idle.
 */
export const operate = (
  browser: Browser,
  options: TabOptions,
  { path, answers, tap }: BenchPage,
): Promise<Figures> =>
  inTab(
    browser,
    options,
    path,
    async (tab) => {
      await tab.page.waitForFunction(() => globalThis.benchmark.answered !== undefined, undefined, {
        timeout: 60_000,
      });
      const { answered = NaN } = await readMeasurements(tab);
      const scriptBytes = tab.traffic.scriptBytesBy(answered);
      return { answers: answered, scriptBytes, tap: await tapAtRest(tab, tap) };
    },
    answers,
  );

/** Time from a real touch to the next paint, as the browser reports it (W3C Event Timing, in steps of 8 ms). */
async function tapAtRest(tab: Tab, { selector, attribute }: Control): Promise<number> {
  const { page } = tab;
  // Closes the menu that the first control may have opened.
  await page.keyboard.press('Escape');
  await waitUntilIdle(tab);
  await page.evaluate(() => delete globalThis.benchmark.inputToPaint);
  const control = page.locator(selector).and(page.locator(':visible'));
  const target = attribute === 'aria-expanded' ? control.first() : control.first().locator('xpath=../*[1]');
  await target.tap();
  await page.waitForTimeout(500);
  // Browsers don't report events shorter than 16 ms.
  return (await readMeasurements(tab)).inputToPaint ?? 16;
}

const readMeasurements = ({ page }: Tab): Promise<Measurements> => page.evaluate(() => globalThis.benchmark);

/** Total blocking time: the sum of each task's time beyond 50 ms, from the first paint on. */
const blockingTime = (tasks: Measurements['longTasks'], from: number): number =>
  tasks
    .filter(({ start, duration }) => start + duration > from)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);

/** Bytes of script objects in use after garbage collection. */
async function readHeap({ cdp }: Tab): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}
