import { startAs } from '../support/as-role';
import { AREA_VISITS } from './area-visits';
import { expect, test } from './fixtures';
import { expectReason } from './reason-panel';
import { expectHydrated } from '../support/hydrated';

const KEY = /<meta name="marisma-key"[^>]*>/;

/** Whether this text is a registry file, not a page. */
const isFile = (text: string): boolean => text.startsWith('{');

/** Leaves a page unchanged and makes its registry file invalid JSON. */
const withoutRegistry = (text: string): string => (isFile(text) ? '{' : text);

/** Removes the page's signing key and makes the public area's entry one that is invalid. */
function withBadEntry(text: string): string {
  if (!isFile(text)) return text.replace(KEY, '');
  const registry = JSON.parse(text) as { areas: { public: { live: { entry: string } } } };
  registry.areas.public.live.entry = '../elsewhere';
  return JSON.stringify(registry);
}

const NOISE = /reading the registry|Failed to load resource/;

test('an area whose entry is not readable shows the reason, everything else works', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/reading the registry|\[\w+\] loading|Failed to load resource/);
  const visit = AREA_VISITS.find(({ area }) => area === 'public')!;
  await startAs(page, visit.visitor);
  host.editPages(withBadEntry);
  // No registry names a previous build.
  host.breakFiles((path) => path.startsWith('/registry.json'), '404');
  await page.goto(host.url + visit.start);
  await visit.enter(page);
  const panel = await expectReason(page, 'manifest-invalid');
  await visit.leave(page);
  await expect(visit.elsewhere(page)).toBeVisible();
  await page.goBack();
  await expectReason(page, 'manifest-invalid');
  host.mend();
  await page.reload();
  await expect(visit.content(page)).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test("no registry in the page, and the site's own hangs: the frame works, Retry brings everything back", async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(NOISE);
  host.editPages(withoutRegistry);
  host.breakFiles((path) => path.startsWith('/registry.json'), 'hung');
  await page.goto(`${host.url}/about`);
  const panel = await expectReason(page, 'registry-unreachable');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  host.mend();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
});

test('no registry at all, and a returning browser: the last good registry is used', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(NOISE);
  await page.goto(`${host.url}/about`);
  await expectHydrated(page);
  host.editPages(withoutRegistry);
  host.breakFiles((path) => path.startsWith('/registry.json'), '404');
  await page.goto(`${host.url}/concierge`);
  await expectHydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
