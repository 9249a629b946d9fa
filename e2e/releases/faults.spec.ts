import type { Route } from '@playwright/test';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures';
import { openOwnSite, type OwnSite } from '../support/own-site';

/**
 * Faults of a download, and the reason that the page shows. Manifest faults are tested in e2e/faults, because here the
 * page contains the manifest.
 */
const FAULTS: { name: string; file: RegExp; answer: (route: Route) => Promise<unknown>; reason: string }[] = [
  {
    name: 'entry 404',
    file: /remoteEntry/,
    answer: (r) => r.fulfill({ status: 404 }),
    reason: 'entry-unreachable',
  },
  {
    name: 'entry altered',
    file: /remoteEntry/,
    answer: (r) => r.fulfill({ body: 'alert(1)', contentType: 'text/javascript' }),
    reason: 'integrity',
  },
  {
    name: 'entry as HTML',
    file: /remoteEntry/,
    answer: (r) => r.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
    reason: 'integrity',
  },
  {
    name: 'exposed chunk 404',
    file: /__federation_expose/,
    answer: (r) => r.fulfill({ status: 404 }),
    reason: 'chunk-missing',
  },
  {
    name: 'exposed chunk altered',
    file: /__federation_expose/,
    answer: (r) => r.fulfill({ body: 'alert(1)', contentType: 'text/javascript' }),
    reason: 'integrity',
  },
];

// Expected console errors of a broken download.
const NOISE = /Failed to load resource|\[proposal\]|integrity|refused|MIME type/i;

for (const { name, file, answer, reason } of FAULTS) {
  test(`${name}: the frame works, the reason is shown, Retry loads the area`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(NOISE);
    await page.route((url) => url.pathname.includes('/areas/proposal/') && file.test(url.pathname), answer);
    await page.goto('/proposal');
    const panel = page.getByRole('alert');
    await expect(panel).toHaveAttribute('data-reason', reason, { timeout: 15_000 });
    await expect(panel.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('1 / 19')).toBeVisible({ timeout: 15_000 });
  });
}

test('a hung download shows that it is slow, and fails at the deadline', async ({ page, expectConsole }) => {
  // The panel appears before the load times out; the test may end before the timeout.
  expectConsole(/\[proposal\]/, 'perhaps');
  await page.route(
    (url) => url.pathname.includes('/areas/proposal/'),
    () => {},
  );
  await page.goto('/proposal');
  await expect(page.getByText('This is taking longer than usual')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveAttribute('data-reason', /timeout|manifest-unreachable/, {
    timeout: 14_000,
  });
});

test('one broken area does not affect the others', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource|\[public\]|integrity/);
  await page.route('**/areas/public/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/about');
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto('/proposal');
  await expect(page.getByText('1 / 19')).toBeVisible();
});

test.describe('a site with a broken file', () => {
  let site: OwnSite;
  test.beforeEach(async () => void (site = await openOwnSite()));
  test.afterEach(() => site.close());

  test('no config.json: public pages work, and sign-in says why it fails', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(
      /reaching the data service: ConfigError: config\.json answered 404|Failed to load resource/,
    );
    rmSync(join(site.folder, 'config.json'), { force: true });
    await page.goto(`${site.url}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${site.url}/auth`);
    await page.getByLabel('Email').fill('client@marisma.test');
    await page.getByLabel('Password', { exact: true }).fill('Marisma-demo-1');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    const form = page.getByRole('form', { name: 'Sign In' });
    await expect(form.getByText(/not fully set up \(config\.json answered 404\)/)).toBeVisible();
  });

  for (const [what, inlined] of [
    ['a registry that cannot be read', 'not json'],
    ['no registry at all', null],
  ] as const) {
    test(`${what}: the frame works and says what is missing`, async ({ page, expectConsole }) => {
      expectConsole(/reading the registry|Failed to load resource/);
      for (const file of ['registry.json', 'registry.json.br', 'registry.json.gz']) {
        rmSync(join(site.folder, file), { force: true });
      }
      if (inlined) writeFileSync(join(site.folder, 'registry.json'), inlined);
      await page.route('**/registry/pages/*', (route) =>
        inlined ? route.fulfill({ body: '{' }) : route.fulfill({ status: 404 }),
      );
      await page.goto(`${site.url}/about`);
      await expect(page.getByRole('alert')).toHaveAttribute('data-reason', 'registry-unreachable');
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }
});
