import { expectLive } from '../first-view/live';
import { AREA_VISITS } from './area-visits';
import { expect, test } from './fixtures';
import type { FaultKind } from './fault-kinds';
import { expectReason } from './told';

const KEY = /<meta name="marisma-key"[^>]*>/;

type Area = { live: Record<string, unknown>; previous?: unknown[] };

/** Whether this text is a registry file, not a page. */
const isFile = (text: string): boolean => text.startsWith('{');

/** Leaves a page unchanged and makes its registry file invalid JSON. */
const withoutRegistry = (text: string): string => (isFile(text) ? '{' : text);

/** Removes the page's signing key and edits one area of its registry. */
const withArea =
  (area: string, edit: (entry: Area) => Area) =>
  (text: string): string => {
    if (!isFile(text)) return text.replace(KEY, '');
    const registry = JSON.parse(text) as { areas: Record<string, Area> };
    registry.areas[area] = edit(registry.areas[area]!);
    return JSON.stringify(registry);
  };

/** An entry that is invalid in a registry. */
const badEntry = ({ live, ...rest }: Area): Area => ({
  ...rest,
  live: { ...live, entry: '../elsewhere' },
});

/** An area that declares another contract, without a previous build. */
const otherContract = ({ live, ...rest }: Area): Area => ({
  ...rest,
  live: { ...live, contract: '9.0.0' },
  previous: [],
});

const NOISE = /reading the registry|Failed to load resource/;

const ENTRIES = [
  ['is not readable', badEntry, 'manifest-invalid'],
  ['names another contract', otherContract, 'contract-mismatch'],
] as const;

for (const [a, visit] of AREA_VISITS.entries()) {
  test.describe(visit.area, () => {
    test.use({ visitor: visit.visitor });

    for (const [b, [what, edit, reason]] of ENTRIES.entries()) {
      const tag = a === 0 && b === 0 ? [] : '@whole';
      test(
        `its entry ${what}: the area shows the reason, everything else works`,
        { tag },
        async ({ page, host, expectConsole }) => {
          expectConsole(/reading the registry|\[\w+\] loading|Failed to load resource/);
          host.editPages(withArea(visit.area, edit));
          // No registry names a previous build.
          host.breakFiles((path) => path.startsWith('/registry.json'), '404');
          await page.goto(host.url + visit.start);
          await visit.enter(page);
          const panel = await expectReason(page, reason);
          await visit.leave(page);
          await expect(visit.elsewhere(page)).toBeVisible();
          await page.goBack();
          await expectReason(page, reason);
          host.mend();
          await page.reload();
          await expect(visit.content(page)).toBeVisible();
          await expect(panel).toHaveCount(0);
        },
      );
    }
  });
}

for (const [fault, tag] of [
  ['404', '@whole'],
  ['HTML as 200', '@whole'],
  ['truncated', '@whole'],
  ['hung', []],
  ['killed', '@whole'],
] satisfies [FaultKind, string | string[]][]) {
  test(
    `no registry in the page, and the site's own ${fault}: the frame works, Retry brings everything back`,
    { tag },
    async ({ page, host, expectConsole }) => {
      expectConsole(NOISE);
      host.editPages(withoutRegistry);
      host.breakFiles((path) => path.startsWith('/registry.json'), fault);
      await page.goto(`${host.url}/about`);
      const panel = await expectReason(page, 'registry-unreachable');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      host.mend();
      await panel.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    },
  );
}

test('no registry at all, and a returning browser: the last good registry is used', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(NOISE);
  await page.goto(`${host.url}/about`);
  await expectLive(page);
  host.editPages(withoutRegistry);
  host.breakFiles((path) => path.startsWith('/registry.json'), '404');
  await page.goto(`${host.url}/concierge`);
  await expectLive(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('of a dashboard', () => {
  test.use({ visitor: 'client' });

  test(
    'the page’s registry is gone: the site’s registry is used',
    { tag: '@whole' },
    async ({ page, host, expectConsole }) => {
      expectConsole(NOISE);
      host.breakFiles((path) => path.startsWith('/registry/pages/'), '404');
      await page.goto(`${host.url}/dashboard`);
      await page.getByRole('link', { name: 'Browse all homes' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'All Properties' })).toBeVisible();
    },
  );
});
