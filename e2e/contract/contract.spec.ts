import type { Page } from '@playwright/test';
import type { Release } from '@marisma/area-kit/contract';
import { join } from 'node:path';
import { expect, submitSignIn, test } from '../fixtures';
import { openOwnSite, shareBackend, type OwnSite } from '../support/own-site';
import { publish, publishTwin } from '../support/publish-twin';
import { WHOLE } from '../support/whole';
import { BASELINE, buildBaseline, hasBaseline, type Baseline } from './baseline';
import { publishArea, publishMedia, publishShell } from '../../tools/release/builds/publish';
import { goLive } from '../../tools/release/registry/registry-edits';
import type { SiteRegistry } from '../../tools/release/registry/site-registry';

/** Makes these builds live without previous builds, so that no build falls back to another. */
const liveAlone = (registry: SiteRegistry, releases: Release[]): SiteRegistry => ({
  ...registry,
  areas: {
    ...registry.areas,
    ...Object.fromEntries(releases.map((live) => [live.name, { live, previous: [] }])),
  },
});

interface PairSite extends OwnSite {
  areas: Release[];
}

async function openWith(
  edit: (site: OwnSite) => Promise<(seen: SiteRegistry) => SiteRegistry>,
): Promise<PairSite> {
  const site = await openOwnSite();
  const change = await edit(site);
  const { areas } = await publish(site, (seen) => {
    const next = change(seen);
    return liveAlone(
      next,
      Object.values(next.areas).map(({ live }) => live),
    );
  });
  return { ...site, areas: Object.values(areas).map(({ live }) => live) };
}

/** A site with the current areas in the baseline's shell, as after a rollback of the shell. */
const openOlderShell = (baseline: Baseline): Promise<PairSite> =>
  openWith(async ({ target }) => {
    await publishMedia(target, join(baseline.folder, 'shared/media'));
    const shell = await publishShell(target, baseline.dist('shell'));
    return (seen) => goLive(seen, shell);
  });

/** A site with the baseline's areas in the current shell, as after a release of the shell. */
const openOlderAreas = (baseline: Baseline): Promise<PairSite> =>
  openWith(async ({ target }) => {
    await publishMedia(target, join(baseline.folder, 'shared/media'));
    const releases: Release[] = [];
    for (const name of baseline.areas) releases.push(await publishArea(target, name, baseline.dist(name)));
    return (seen) => liveAlone(seen, releases);
  });

const WHAT_TO_DO =
  'Shell and areas are released separately: each must work with older versions. Either make the change an addition ' +
  "that the older side can do without, or raise the contract's major and follow docs/contract.md, 'A breaking change'.";

/** Paths to open: one per pattern that the area declares. */
const placesOf = ({ paths }: Release): string[] =>
  paths.map(({ path, instances }) => instances?.[0] ?? path.replace(/\/\*$/, ''));

/**
 * Opens every declared path of an area in a shell and checks that a page is shown.
 * @param shell name of the shell in the messages
 * @returns messages with each fault and advice; empty when the pair is compatible
 */
async function findFaults(
  page: Page,
  url: string,
  { area, shell }: { area: Release; shell: string },
): Promise<string[]> {
  const faults: string[] = [];
  const builds = new Set<string>();
  page.on('request', (request) => {
    const build = new RegExp(`/areas/${area.name}/([0-9a-f]{12})/`).exec(request.url())?.[1];
    if (build) builds.add(build);
  });
  for (const place of new Set(placesOf(area))) {
    await page.goto(url + place);
    const main = page.locator('#main');
    await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 30_000 });
    const reason = await page
      .locator('[data-area][data-reason]')
      .getAttribute('data-reason', { timeout: 300 })
      .catch(() => null);
    if (reason) faults.push(`${place}: ${reason}`);
  }
  if (faults.length === 0 && !(builds.size === 1 && builds.has(area.build))) {
    faults.push(`the builds shown were ${[...builds].join(', ') || 'none'}`);
  }
  return faults.map(
    (fault) =>
      `${area.name} ${area.build}, which needs contract ${area.contract}, does not run in ${shell} (${fault}). ${WHAT_TO_DO}`,
  );
}

// In one worker, so that the baseline is built once.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const AREAS = {
  public: null,
  guest: 'client',
  owner: 'owner',
  admin: 'admin',
  proposal: null,
} as const;

/** The gate checks only the area whose pages use the most of the shell. */
const isWanted = (name: string): boolean => WHOLE || name === 'guest';

const PAIRS = [
  { what: `in the shell of ${BASELINE}`, shell: `the shell of ${BASELINE}`, open: openOlderShell },
  { what: `of ${BASELINE} in the shell`, shell: 'the shell', open: openOlderAreas },
];

if (!hasBaseline()) {
  console.warn(
    `NOT CHECKED: shell and areas against the baseline ${BASELINE}, which this clone does not contain. ` +
      'git fetch --unshallow, or MARISMA_BASELINE=<commit>.',
  );
} else {
  for (const { what, shell, open } of PAIRS) {
    test.describe(`each area ${what}`, () => {
      let site: PairSite;
      test.beforeAll(async () => {
        // Without cached builds this takes two builds, or six.
        test.setTimeout(600_000);
        site = await open(await buildBaseline(isWanted));
      });
      test.afterAll(() => site?.close());

      for (const [name, role] of Object.entries(AREAS).filter(([area]) => isWanted(area))) {
        test(name, async ({ page }) => {
          await shareBackend(site, page);
          if (role) {
            await page.goto(`${site.url}/auth`);
            await submitSignIn(page, role);
          }
          const area = site.areas.find((one) => one.name === name)!;
          expect(await findFaults(page, site.url, { area, shell })).toEqual([]);
        });
      }
    });
  }
}

test.describe('a change that breaks the contract fails the check, with advice', () => {
  /** The faults of a changed build of the deck. */
  async function judge(page: Page, change: (twin: Release) => Release, alter?: (text: string) => string) {
    const site = await openOwnSite();
    try {
      const area = change(await publishTwin(site, 'proposal', alter && { alter }));
      await publish(site, (registry) => liveAlone(registry, [area]));
      return await findFaults(page, site.url, { area, shell: 'the shell' });
    } finally {
      site.close();
    }
  }

  test('another major version', { tag: '@whole' }, async ({ page, expectConsole }) => {
    expectConsole(/contract-mismatch|speaks contract 2\.0\.0/);
    const [fault] = await judge(page, (twin) => ({ ...twin, contract: '2.0.0' }));
    expect(fault).toMatch(/proposal \w+, which needs contract 2\.0\.0, .*\/proposal: contract-mismatch/);
    expect(fault).toContain("docs/contract.md, 'A breaking change'");
  });

  test('a hook that the shell no longer provides', { tag: '@whole' }, async ({ page, expectConsole }) => {
    expectConsole(/is not a function/);
    const renamed = (text: string): string => text.replaceAll('.useSession', '.useVisitor');
    const [fault] = await judge(page, (twin) => twin, renamed);
    expect(fault).toMatch(/does not run in the shell \(\/proposal: render-crash\)/);
  });
});
