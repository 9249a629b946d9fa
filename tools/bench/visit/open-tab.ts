import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { Profile } from '../profiles';
import { record, type Control } from './recorder';
import { Traffic } from './traffic';

export interface TabOptions {
  profile: Profile;
  origin: string;
  /** The site's local storage: a session, dismissed notices. */
  kept: Record<string, string>;
  control?: Control;
}

export interface Tab {
  page: Page;
  cdp: CDPSession;
  traffic: Traffic;
  touch: boolean;
  close(): Promise<void>;
}

/** Sets the connection and CPU speed of a tab; can be called at any time. */
export async function throttle(
  cdp: CDPSession,
  { cpu, network }: Pick<Profile, 'cpu' | 'network'>,
): Promise<void> {
  const perSecond = (bits: number | undefined): number => (bits === undefined ? -1 : bits / 8);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network?.latency ?? 0,
    downloadThroughput: perSecond(network?.down),
    uploadThroughput: perSecond(network?.up),
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Opens a tab with an empty cache and no open connections. */
export async function openTab(browser: Browser, options: TabOptions): Promise<Tab> {
  const context = await openContext(browser, options);
  await context.addInitScript(record, options.control);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await throttle(cdp, options.profile);
  const { touch } = options.profile;
  return { page, cdp, traffic: new Traffic(cdp), touch, close: () => context.close() };
}

function openContext(browser: Browser, { profile, origin, kept }: TabOptions): Promise<BrowserContext> {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    viewport: profile.viewport,
    deviceScaleFactor: profile.deviceScaleFactor,
    isMobile: profile.touch,
    hasTouch: profile.touch,
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
