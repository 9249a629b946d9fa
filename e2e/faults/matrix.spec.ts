import { isMarked, markDocument } from '../updates/tab';
import { FAULT_KINDS, FILE_KINDS, FILES, oneFileOf, reasonFor } from './fault-kinds';
import { expect, test } from './fixtures';
import { startAs } from '../support/as-role';
import { expectReason, reasonPanel } from './reason-panel';
import { AREA_VISITS } from './area-visits';

/** The gate has a file that was altered; one that hangs has a test of its own, one that is missing a state of `a11y`. */
const EVERYDAY = 'guest: chunk corrupted';

/** Every file of every area with every fault: 140 cells. */
const CELLS = AREA_VISITS.flatMap((visit) =>
  FAULT_KINDS.flatMap((fault) =>
    FILE_KINDS.map((file) => ({
      visit,
      file,
      fault,
      everyday: EVERYDAY === `${visit.area}: ${file} ${fault}`,
    })),
  ),
);

// A hung file takes the full timeout three times.
test.describe.configure({ timeout: 90_000 });

const ENTRY = 'Six of us, in March.';

for (const { visit, file, fault, everyday } of CELLS) {
  const title = `${visit.area}: ${file} ${fault}`;
  test(title, { tag: everyday ? [] : '@whole' }, async ({ page, host, expectConsole }) => {
    expectConsole(/^(?!uncaught)/, 'perhaps');
    await startAs(page, visit.visitor);
    await page.goto(host.url + visit.start);
    const message = page.getByRole('textbox', { name: /^Message/ });
    const types = visit.start === '/contact';
    if (types) await message.fill(ENTRY);
    else await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await markDocument(page);

    host.breakFiles(oneFileOf(visit.area, file), fault);
    await visit.enter(page);
    // Twice the loader's limit, which its unit tests check, on a machine that is busy with other tests.
    await expect(reasonPanel(page)).toBeVisible({ timeout: 12_000 });
    const panel = await expectReason(page, reasonFor(file, fault));

    await visit.leave(page);
    await expect(visit.elsewhere(page)).toBeVisible();

    await page.goBack();
    await expectReason(page, reasonFor(file, fault));
    host.mend();
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(visit.content(page)).toBeVisible({ timeout: 15_000 });
    await expect(panel).toHaveCount(0);
    expect(await isMarked(page), 'still the same document').toBe(true);

    if (!types) return;
    await page.goBack();
    await expect(message).toHaveValue(ENTRY);
  });
}

test('every file of a page hangs and blocks every connection: Retry frees the connections', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(/^(?!uncaught)/, 'perhaps');
  await startAs(page, 'client');
  await page.goto(`${host.url}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  host.breakFiles((path) => path.startsWith('/areas/guest/') && FILES['lazy chunk'].test(path), 'hung');
  const { enter, content } = AREA_VISITS.find(({ area }) => area === 'guest')!;
  await enter(page);
  const panel = await expectReason(page, 'timeout');
  host.mend();
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(content(page)).toBeVisible({ timeout: 15_000 });
});
