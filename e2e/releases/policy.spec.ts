import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const PUBLIC = [
  '/',
  '/properties',
  '/properties/ocean-villas',
  '/concierge',
  '/about',
  '/owner-portal',
  '/contact',
  '/terms',
  '/proposal',
  '/auth',
];
/** Collects violations of the page's policy, from before its first script. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (line: string) => violations.push(line));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation(line: string): void };
      reportViolation(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

/** Scrolls a page to its end, so that all lazy resources load. */
async function walk(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByText('1 / 19')).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 4000);
}

// In the gate a violation fails whichever test opens the page: the browser logs an error.
test('no public page violates the content-security policy', { tag: '@whole' }, async ({ page }) => {
  test.setTimeout(120_000);
  const violations = await watchPolicy(page);
  for (const path of PUBLIC) await walk(page, path);
  expect(violations).toEqual([]);
});

test('the policy blocks scripts and markup from strings, and other Trusted Types policies', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/TrustedScriptURL|Content Security Policy|trusted/i);
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const outcomes = await page.evaluate(async () => {
    const attempt = (action: () => unknown): string => {
      try {
        action();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    return {
      string: attempt(() => (script.src = '/areas/evil/x.js')),
      markup: attempt(() => (document.createElement('div').innerHTML = '<b>x</b>')),
      policy: attempt(() =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('evil', {}),
      ),
    };
  });
  expect(outcomes).toEqual({ string: 'TypeError', markup: 'TypeError', policy: 'TypeError' });
});
