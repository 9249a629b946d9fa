import { STALLED_MARK } from '@marisma/area-kit/page-marks';
import type { Page } from '@playwright/test';
import { WHOLE } from '../support/whole';

/** Every prerendered public page. */
export const PRERENDERED = [
  '/',
  '/properties',
  '/properties/lagoon-villas',
  '/properties/ocean-villas',
  '/properties/lagoon-apartments',
  '/properties/villas',
  '/property/lagoon-villa-serenity',
  '/property/ocean-villa-infinity',
  '/property/lagoon-apt-harmony',
  '/property/villa-paradise',
  '/concierge',
  '/service-booking',
  '/offer',
  '/about',
  '/owner-portal',
  '/contact',
  '/terms',
] as const;

/** The prerendered pages of a run: the gate takes one of each kind. */
export const CHECKED_PAGES: readonly string[] = WHOLE
  ? PRERENDERED
  : ['/', '/property/villa-paradise', '/contact'];

/**
 * Counts, from before the first script, how often React replaces the prerendered HTML. The notice of a stalled page
 * is not counted.
 */
export async function watchReplacements(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    const seen = { replaced: 0 };
    Object.assign(window, { seen });
    const isPage = (node: Node): boolean => !(node instanceof Element && node.hasAttribute(mark));
    new MutationObserver((records) => {
      for (const { target, removedNodes } of records) {
        if (target instanceof Element && target.id === 'root' && [...removedNodes].some(isPage))
          seen.replaced += 1;
      }
    }).observe(document, { childList: true, subtree: true });
  }, STALLED_MARK);
}

export const countReplacements = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { seen: { replaced: number } }).seen.replaced);

/** Records every layout shift from the first paint on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Sum of the shifts so far; never less than CLS. */
export const sumShifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
