import type { Page } from '@playwright/test';
import type { Release } from '@marisma/area-kit/contract';
import { expect, submitSignIn, test } from '../fixtures';
import { openOwnSite } from '../support/own-site';
import { publish } from '../support/publish';
import { publishTwin } from '../support/publish-twin';
import { WHOLE } from '../support/whole';
import { BASELINE, buildBaseline, hasBaseline } from './baseline';
import { findFaults } from './find-faults';
import { proxyBackend, liveAlone, openOlderAreas, openOlderShell, type PairSite } from './pair-site';

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
        test(name, async ({ page, baseURL }) => {
          await proxyBackend(site, page, baseURL!);
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

  test('a compatible build has no faults', async ({ page }) => {
    expect(await judge(page, (twin) => twin)).toEqual([]);
  });
});
