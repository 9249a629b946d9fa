import type { Browser, CDPSession, Page } from 'playwright';
import { record, type Control } from './recorder';
import { Traffic } from './traffic';

export interface TabOptions {
  origin: string;
  /** The site's local storage: a session, dismissed notices. */
  localStorage: Record<string, string>;
}

export interface Tab {
  page: Page;
  cdp: CDPSession;
  traffic: Traffic;
}

/** A phone with a slow connection: latency of a request in ms, and bytes per second. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** The factor by which the CPU is slower than this machine's. */
const CPU = 4;

/**
 * Measures a page in a tab with an empty cache and no open connections.
 * @param control clicked until it works
 */
export async function inTab<T>(
  browser: Browser,
  { origin, localStorage }: TabOptions,
  path: string,
  measure: (tab: Tab) => Promise<T>,
  control?: Control,
): Promise<T> {
  const items = Object.entries(localStorage).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...PHONE,
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage: items }] },
  });
  try {
    await context.addInitScript(record, control);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    const traffic = new Traffic(cdp);
    await page.goto(path);
    return await measure({ page, cdp, traffic });
  } finally {
    await context.close();
  }
}

/** Waits until there was no network traffic for `ms`. @throws Error after a minute */
export async function waitUntilIdle(
  { page, traffic }: Pick<Tab, 'page' | 'traffic'>,
  ms = 1500,
): Promise<void> {
  const until = Date.now() + 60_000;
  await page.waitForLoadState('load');
  // Requests of the last step may not have been reported yet.
  const since = Date.now();
  while (Date.now() - Math.max(since, traffic.lastChange) < ms) {
    if (Date.now() > until) throw new Error(`${page.url()} did not become idle`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
