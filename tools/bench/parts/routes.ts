import type { Browser, Page } from 'playwright';
import { openTab, untilQuiet, type Tab, type TabOptions } from '../visit/open-tab';

/** Milliseconds from a click on a link to the paint of the page it leads to. */
export interface RouteFigures {
  /** Within an area, its page fetched ahead. */
  same: number;
  sameCold: number;
  /** Into an area that this tab has not loaded, fetched ahead. */
  otherPrefetched: number;
  otherCold: number;
  /** The same page of the static site, as a document. */
  fullLoad: number;
}

const SAME = '/about';
const OTHER = '/dashboard';

/**
 * @param product a tab's options for the product, signed in as somebody who may open `/dashboard`
 * @param limit the same for the pages without scripts
 */
export async function measureRoutes(
  browser: Browser,
  product: TabOptions,
  limit: TabOptions,
): Promise<RouteFigures> {
  const change = (href: string, ahead: boolean): Promise<number> =>
    inTab(browser, product, async (tab) => {
      await openMenu(tab.page);
      if (ahead) await pointAt(tab, href);
      return follow(tab.page, href);
    });
  return {
    same: await change(SAME, true),
    sameCold: await change(SAME, false),
    otherPrefetched: await change(OTHER, true),
    otherCold: await change(OTHER, false),
    fullLoad: await inTab(browser, limit, ({ page }) => load(page, SAME)),
  };
}

/** Starts at home, at rest. */
async function inTab(
  browser: Browser,
  options: TabOptions,
  measure: (tab: Tab) => Promise<number>,
): Promise<number> {
  const tab = await openTab(browser, { ...options, control: undefined });
  try {
    await tab.page.goto('/');
    await untilQuiet(tab);
    return await measure(tab);
  } finally {
    await tab.close();
  }
}

/** The phone's menu has links into every area that the visitor may open. */
async function openMenu(page: Page): Promise<void> {
  await page.locator('header [aria-expanded]:visible').first().click();
  await page.locator(`a[href="${OTHER}"]:visible`).first().waitFor();
}

async function pointAt(tab: Tab, href: string): Promise<void> {
  await tab.page.locator(`a[href="${href}"]`).first().dispatchEvent('pointerover', { bubbles: true });
  await untilQuiet(tab);
}

const follow = (page: Page, href: string): Promise<number> =>
  page.evaluate(
    (to) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1');
        const started = performance.now();
        document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click();
        new MutationObserver((_changes, observer) => {
          const heading = document.querySelector('h1');
          if (!heading || heading === before || location.pathname !== to) return;
          observer.disconnect();
          // The frame after the next has the change on screen.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - started)));
        }).observe(document, { childList: true, subtree: true });
      }),
    href,
  );

async function load(page: Page, href: string): Promise<number> {
  const clicked = await page.evaluate((to) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click();
    return performance.timeOrigin + performance.now();
  }, href);
  await page.waitForURL(`**${href}`);
  await page.waitForFunction(() => globalThis.benchmark?.fcp !== undefined);
  const painted = await page.evaluate(() => performance.timeOrigin + (globalThis.benchmark.fcp ?? NaN));
  return painted - clicked;
}
