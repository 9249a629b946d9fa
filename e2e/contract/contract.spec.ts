import type { Page } from '@playwright/test';
import type { Release } from '@marisma/shared/contract';
import { expect, submitSignIn, test } from '../fixtures';
import { openOwnSite } from '../support/own-site';
import { publish } from '../support/publish';
import { publishTwin } from '../support/publish-twin';
import { WHOLE } from '../support/whole';
import { BASELINE, buildBaseline, hasBaseline } from './baseline';
import { findFaults } from './find-faults';
import { lendBackend, liveAlone, openOlderAreas, openOlderShell, type PairSite } from './pair-site';

// In one worker: the builds of the baseline are made once.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const AREAS = {
  public: null,
  guest: 'client',
  owner: 'owner',
  admin: 'admin',
  proposal: null,
} as const;

/** The gate takes the area whose pages need the most of the shell. */
const isWanted = (name: string): boolean => WHOLE || name === 'guest';

const PAIRS = [
  { what: `in the shell of ${BASELINE}`, shell: `the shell of ${BASELINE}`, open: openOlderShell },
  { what: `of ${BASELINE} in the shell`, shell: 'the shell', open: openOlderAreas },
];

if (!hasBaseline()) {
  console.warn(
    `NOT CHECKED: whether shell and areas fit those of ${BASELINE}, which this copy of the repository lacks. ` +
      'git fetch --unshallow, or MARISMA_BASELINE=<commit>.',
  );
} else {
  for (const { what, shell, open } of PAIRS) {
    test.describe(`each area ${what}`, () => {
      let site: PairSite;
      test.beforeAll(async () => {
        // Two builds, or six, where none of them is there yet.
        test.setTimeout(600_000);
        site = await open(await buildBaseline(isWanted));
      });
      test.afterAll(() => site?.close());

      for (const [name, role] of Object.entries(AREAS).filter(([area]) => isWanted(area))) {
        test(name, async ({ page, baseURL }) => {
          await lendBackend(site, page, baseURL!);
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

test.describe('a change that breaks the contract fails the check, with what to do', () => {
  /** What is said of a build of the deck that was changed so. */
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

  test('another major', async ({ page, expectConsole }) => {
    expectConsole(/contract-mismatch|speaks contract 2\.0\.0/);
    const [fault] = await judge(page, (twin) => ({ ...twin, contract: '2.0.0' }));
    expect(fault).toMatch(/proposal \w+, which needs contract 2\.0\.0, .*\/proposal: contract-mismatch/);
    expect(fault).toContain("docs/contract.md, 'A breaking change'");
  });

  test('a hook that the shell no longer gives', async ({ page, expectConsole }) => {
    expectConsole(/is not a function/);
    const renamed = (text: string): string => text.replaceAll('.useSession', '.useVisitor');
    const [fault] = await judge(page, (twin) => twin, renamed);
    expect(fault).toMatch(/does not run in the shell \(\/proposal: render-crash\)/);
  });

  test('nothing is said of a build that fits', async ({ page }) => {
    expect(await judge(page, (twin) => twin)).toEqual([]);
  });
});
