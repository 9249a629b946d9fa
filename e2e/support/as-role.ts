import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signIn, test as base } from '../fixtures';

export type DemoRole = Parameters<typeof signIn>[1];
type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The stored state after sign-in, one per account and worker. */
const sessions = new Map<DemoRole, Stored>();

/** The state with a session that never expires, because a test may set its clock to any day. */
const withoutExpiry = (stored: Stored): Stored =>
  JSON.parse(JSON.stringify(stored).replace(/(expires_at\\?":)\d+/g, '$14102444800')) as Stored;

/** The stored state of an account. The first caller of a worker signs in through the page. */
async function sessionOf(browser: Browser, role: DemoRole, baseURL?: string): Promise<Stored> {
  const known = sessions.get(role);
  if (known) return known;
  const page = await browser.newPage({ baseURL });
  await page.addInitScript(() => localStorage.setItem('marisma.disclaimer-seen', 'true'));
  await signIn(page, role);
  const stored = withoutExpiry(await page.context().storageState());
  await page.close();
  sessions.set(role, stored);
  return stored;
}

/** Tests that start signed in: `test.use({ as: 'owner' })`. */
export const test = base.extend<{ as: DemoRole | null }>({
  as: [null, { option: true }],
  storageState: async ({ as, browser, baseURL }, provide) =>
    provide(as ? await sessionOf(browser, as, baseURL) : undefined),
});

/** Gives a page that shows nothing yet the session of an account, as if its visitor had signed in before. */
export async function startAs(page: Page, role: DemoRole): Promise<void> {
  const browser = page.context().browser()!;
  const { origins } = await sessionOf(browser, role, test.info().project.use.baseURL);
  await page.addInitScript(
    (entries) => {
      try {
        // Once: a visitor who signs out stays signed out.
        if (localStorage.getItem('started')) return;
        localStorage.setItem('started', 'true');
        for (const { name, value } of entries) localStorage.setItem(name, value);
      } catch {
        // A frame of another origin has no storage.
      }
    },
    origins.flatMap(({ localStorage }) => localStorage),
  );
}
