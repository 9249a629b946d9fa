import {
  halfInitialized,
  speaksAnotherContract,
  throwsAtImport,
  throwsInEffect,
  throwsInRender,
} from '../support/broken-code';
import { expectLive } from '../first-view/live';
import { AREA_VISITS } from './area-visits';
import { expect } from './fixtures';
import { test } from './own-host';
import { expectReason, reasonPanel } from './told';

/** Broken builds whose files are intact. */
const BUILDS = [
  { name: 'another contract', alter: speaksAnotherContract, reason: 'contract-mismatch' },
  { name: 'half a module', alter: halfInitialized, reason: 'module-incomplete' },
  { name: 'a throw at import', alter: throwsAtImport, reason: 'import-crash' },
  { name: 'a crash in render', alter: throwsInRender, reason: 'render-crash' },
  { name: 'a crash in an effect', alter: throwsInEffect, reason: 'render-crash' },
];

// Each test writes and releases a build.
test.describe.configure({ timeout: 120_000 });

/** Each build in each area: of these `updates/first-render.spec.ts` has one in the gate. */
const CELLS = AREA_VISITS.flatMap((visit) => BUILDS.map((build) => ({ ...build, visit })));

for (const { name, alter, reason, visit } of CELLS) {
  test.describe(`${visit.area}: ${name}`, () => {
    test.use({ visitor: visit.visitor });

    test(
      'the previous build is shown',
      { tag: '@whole' },
      async ({ page, hostOfWorker: host, expectConsole }) => {
        expectConsole(/^(?!uncaught)/, 'perhaps');
        await host.release(visit.area, alter, false);
        await page.goto(host.url + visit.start);
        await expectLive(page);
        await visit.enter(page);
        await expect(visit.content(page)).toBeVisible({ timeout: 15_000 });
        await expect(reasonPanel(page)).toHaveCount(0);
      },
    );

    test(
      'and no previous build: the reason, and Retry works after a rollback',
      { tag: '@whole' },
      async ({ page, hostOfWorker: host, expectConsole }) => {
        expectConsole(/^(?!uncaught)/, 'perhaps');
        await host.release(visit.area, alter, true);
        await page.goto(host.url + visit.start);
        await expectLive(page);
        await visit.enter(page);
        const panel = await expectReason(page, reason);
        await visit.leave(page);
        await expect(visit.elsewhere(page)).toBeVisible();
        await page.goBack();
        await expectReason(page, reason);

        await host.restore(visit.area);
        await panel.getByRole('button', { name: 'Retry' }).click();
        await expect(visit.content(page)).toBeVisible({ timeout: 15_000 });
      },
    );
  });
}
