import type { Browser, Page } from 'playwright';
import type { Figures } from '../report';
import { inTab, waitUntilIdle, type Tab, type TabOptions } from './open-tab';

const TO = '/properties';
const FROM = { same: '/', other: '/dashboard' };

/**
 * Milliseconds from a click on a link to the paint of the target page, which is always the same page: from a page of
 * the same area, of another one, and in the static site.
 * @param product a tab's options for the product, signed in with access to `/dashboard`
 * @param limit a tab's options for the pages without scripts
 */
export async function measureRoutes(
  browser: Browser,
  product: TabOptions,
  limit: TabOptions,
): Promise<Figures> {
  const change = (from: string, ahead: boolean): Promise<number> =>
    inTab(browser, product, from, async (tab) => {
      await waitUntilIdle(tab);
      if (ahead) await hover(tab, TO);
      return follow(tab.page, TO);
    });
  const fullLoad = (): Promise<number> =>
    inTab(browser, limit, FROM.same, async (tab) => {
      await waitUntilIdle(tab);
      return load(tab.page, TO);
    });
  return {
    same: await change(FROM.same, true),
    sameCold: await change(FROM.same, false),
    otherPrefetched: await change(FROM.other, true),
    otherCold: await change(FROM.other, false),
    fullLoad: await fullLoad(),
  };
}

async function hover(tab: Tab, href: string): Promise<void> {
  await tab.page.locator(`a[href="${href}"]`).first().dispatchEvent('pointerover', { bubbles: true });
  await waitUntilIdle(tab);
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
          // The change is on screen in the second frame from now.
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
