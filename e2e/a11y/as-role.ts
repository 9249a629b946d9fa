import type { BrowserContextOptions } from '@playwright/test';
import { signIn, test as base } from '../fixtures';

export type DemoRole = Parameters<typeof signIn>[1];
type Stored = Exclude<BrowserContextOptions['storageState'], string>;

/** The stored state after sign-in, one per account and worker. */
const sessions = new Map<DemoRole, Stored>();

/** The state with a session that never expires, because a test may set its clock to any day. */
const withoutExpiry = (stored: Stored): Stored =>
  JSON.parse(JSON.stringify(stored).replace(/(expires_at\\?":)\d+/g, '$14102444800')) as Stored;

/** Tests that start signed in: `test.use({ as: 'owner' })`. */
export const test = base.extend<{ as: DemoRole | null }>({
  as: [null, { option: true }],
  storageState: async ({ as, browser, baseURL }, provide) => {
    if (as && !sessions.has(as)) {
      const page = await browser.newPage({ baseURL });
      await page.addInitScript(() => localStorage.setItem('marisma.disclaimer-seen', 'true'));
      await signIn(page, as);
      sessions.set(as, withoutExpiry(await page.context().storageState()));
      await page.close();
    }
    await provide(as ? sessions.get(as) : undefined);
  },
});
