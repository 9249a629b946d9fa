import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { record, type Control } from './recorder';
import { Traffic } from './traffic';

export interface TabOptions {
  origin: string;
  /** The site's local storage: a session, dismissed notices. */
  kept: Record<string, string>;
  control?: Control;
}

export interface Tab {
  page: Page;
  cdp: CDPSession;
  traffic: Traffic;
  close(): Promise<void>;
}

/** A phone with a slow connection: latency of a request in ms, and bytes per second. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** The factor by which the CPU is slower than this machine's. */
const CPU = 4;

/** Opens a tab with an empty cache and no open connections. */
export async function openTab(browser: Browser, options: TabOptions): Promise<Tab> {
  const context = await openContext(browser, options);
  await context.addInitScript(record, options.control);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return { page, cdp, traffic: new Traffic(cdp), close: () => context.close() };
}

function openContext(browser: Browser, { origin, kept }: TabOptions): Promise<BrowserContext> {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    ...PHONE,
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
}

/** Waits until there was no network traffic for `ms`. @throws Error after a minute */
export async function untilQuiet({ page, traffic }: Pick<Tab, 'page' | 'traffic'>, ms = 1500): Promise<void> {
  const until = Date.now() + 60_000;
  await page.waitForLoadState('load');
  // Requests of the last step may not have been reported yet.
  const since = Date.now();
  while (Date.now() - Math.max(since, traffic.lastChange) < ms) {
    if (Date.now() > until) throw new Error(`${page.url()} did not become idle`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
