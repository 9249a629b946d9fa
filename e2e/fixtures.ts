import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { DEMO_PASSWORD, type DemoRole } from './support/api';
import { startAs } from './support/as-role';

export { expect };

interface Fixtures {
  /**
   * Declares that the test must, or with `perhaps` may, log a matching console error; any other console error
   * fails the test.
   */
  expectConsole: (pattern: RegExp, perhaps?: 'perhaps') => void;
  /** Opens a page in somebody else's browser, which closes with the test. */
  otherPage: (role?: DemoRole) => Promise<Page>;
}

interface Options {
  /** Whether the visitor has not closed the disclaimer yet. */
  firstVisit: boolean;
}

// The browser resolves no other hosts (playwright.config.ts); the console errors of such requests are ignored.
const OUTSIDE = /net::ERR_NAME_NOT_RESOLVED/;

export const test = base.extend<Fixtures & Options>({
  firstVisit: [false, { option: true }],

  expectConsole: [
    async ({ page }, provide) => {
      const expected: RegExp[] = [];
      const tolerated: RegExp[] = [];
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text());
      });
      page.on('pageerror', (error) => logged.push(`uncaught ${error.stack ?? error.message}`));
      await provide((pattern, perhaps) => (perhaps ? tolerated : expected).push(pattern));
      const unexpected = logged.filter(
        (line) => ![...expected, ...tolerated, OUTSIDE].some((pattern) => pattern.test(line)),
      );
      expect(unexpected, 'console errors').toEqual([]);
      for (const pattern of expected) {
        expect(
          logged.some((line) => pattern.test(line)),
          `no console error matches ${pattern}`,
        ).toBe(true);
      }
    },
    { auto: true },
  ],

  page: async ({ page, firstVisit }, provide) => {
    if (process.env.SERVICE_WORKERS === 'allow') await startWorkerEarly(page);
    // No route here: with one, every request of every test passes through Playwright, and nothing is cached.
    if (!firstVisit) await closeDisclaimer(page);
    await provide(page);
  },

  otherPage: async ({ browser }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (role) => {
      const context = await browser.newContext();
      contexts.push(context);
      const page = await context.newPage();
      await closeDisclaimer(page);
      if (role) await startAs(page, role);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** Has the visitor closed the disclaimer before. */
const closeDisclaimer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    try {
      localStorage.setItem('marisma.disclaimer-seen', 'true');
    } catch {
      // The test may deny storage.
    }
  });

/** Registers the service worker at once; the site registers it too late for most tests. */
const startWorkerEarly = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    try {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
      };
      const policy = trustedTypes.createPolicy('marisma-worker', { createScriptURL: (url: string) => url });
      void navigator.serviceWorker.register(policy.createScriptURL('/sw.js')).catch(() => {});
    } catch {
      // Without scripts there is no worker.
    }
  });

/** Signs in to a demo account through the page, and waits for the redirect; `startAs` is faster. */
export async function signIn(page: Page, role: DemoRole): Promise<void> {
  await page.goto('/auth');
  await submitSignIn(page, role);
}

/** Signs in to a demo account, or another one, with the form that is already on the page. */
export async function submitSignIn(
  page: Page,
  who: DemoRole | { email: string; password: string },
): Promise<void> {
  const account = typeof who === 'string' ? { email: `${who}@marisma.test`, password: DEMO_PASSWORD } : who;
  await page.getByLabel('Email', { exact: false }).first().fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.locator('form').getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
}
