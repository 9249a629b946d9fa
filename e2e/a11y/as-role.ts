import type { BrowserContextOptions } from '@playwright/test';
import { signIn, test as base } from '../fixtures';

export type DemoRole = Parameters<typeof signIn>[1];
type Stored = Exclude<BrowserContextOptions['storageState'], string>;

/** One sign-in per account and worker: what it leaves in the browser is all that another page needs. */
const sessions = new Map<DemoRole, Stored>();

/** The session as it would be if it never ran out: a test may set its clock to any day before. */
const lasting = (stored: Stored): Stored =>
  JSON.parse(JSON.stringify(stored).replace(/(expires_at\\?":)\d+/g, '$14102444800')) as Stored;

/** Tests that begin signed in: `test.use({ as: 'owner' })`. */
export const test = base.extend<{ as: DemoRole | null }>({
  as: [null, { option: true }],
  storageState: async ({ as, browser, baseURL }, provide) => {
    if (as && !sessions.has(as)) {
      const page = await browser.newPage({ baseURL });
      await page.addInitScript(() => localStorage.setItem('marisma.disclaimer-seen', 'true'));
      await signIn(page, as);
      sessions.set(as, lasting(await page.context().storageState()));
      await page.close();
    }
    await provide(as ? sessions.get(as) : undefined);
  },
});
