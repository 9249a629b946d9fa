import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { coveredControls, POINTER_WIDTHS } from '../a11y/covered';
import { expect, test } from '../fixtures';
import { anEmail, openApi } from '../support/api';
import { startAs } from '../support/as-role';
import { answerWithRequests, requestRow } from './desk-service';

/** Sends an inquiry as a visitor does. */
async function inquire(request: APIRequestContext, name: string, message: string): Promise<void> {
  const { post } = await openApi(request);
  await post('/rest/v1/contact_submissions', { name, email: anEmail(), inquiry_type: 'general', message });
}

/** A name and a text that no other test uses. */
const someone = () => {
  const word = `q${randomUUID().slice(0, 8).replaceAll('-', '')}`;
  return { name: `Irene ${word}`, text: `May we bring a kayak? ${word}`, word };
};

test('the account menu leads to the desk, with the number of requests; an inquiry appears there within ten seconds', async ({
  page,
  request,
}) => {
  const { name, text } = someone();
  await inquire(request, someone().name, text);
  await startAs(page, 'management');
  await page.goto('/about');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Mariana/ })
    .click();
  await page.getByRole('link', { name: /^Desk \d+$/ }).click();
  await expect(page).toHaveURL('/desk');
  await expect(page.getByRole('list', { name: 'Needs reply' })).toBeVisible();
  await inquire(request, name, text);
  const row = page.getByRole('list', { name: 'Needs reply' }).getByRole('link', { name });
  await expect(row).toBeVisible({ timeout: 10_000 });
  await expect(row).toContainText('Inquiry');
  await expect(row).toContainText(text);
  await expect(row).toContainText(/Answer due/);
  await expect(page).toHaveTitle(/^\(\d+\) Desk · Marisma$/);
});

test('a request is found by its text and closed by keyboard alone', async ({ page, request }) => {
  const { name, text, word } = someone();
  await inquire(request, name, text);
  await startAs(page, 'admin');
  await page.goto('/desk');
  await expect(page.getByRole('list', { name: 'Needs reply' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(word.slice(0, 7));
  const found = page.getByRole('list', { name: 'Search results' });
  await expect(found.getByRole('link')).toHaveCount(1);
  await expect(page).toHaveURL(`/desk#search=${word.slice(0, 7)}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await expect(found.getByRole('link', { name })).toBeFocused();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Close', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(found.getByRole('link', { name })).toContainText('Closed');
  await page.reload();
  await expect(found.getByRole('link', { name })).toContainText('Closed');
});

test(
  'the bar of the chosen requests covers no row that is reached by Tab or by Shift and Tab, at any width',
  { tag: '@whole' },
  async ({ page }) => {
    const rows = Array.from({ length: 12 }, (_, at) => requestRow(at + 1));
    await answerWithRequests(page, rows);
    await startAs(page, 'admin');
    await page.goto('/desk');
    await page.getByRole('checkbox', { name: 'Choose the request of Guest 2', exact: true }).check();
    const list = page.getByRole('list', { name: 'Needs reply' });
    for (const width of POINTER_WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      expect(await coveredControls(page), `${width} px`).toEqual([]);
      await list.getByRole('link').last().focus();
      for (const row of rows.toReversed()) {
        await page.keyboard.press('Shift+Tab');
        const covered = await page.evaluate(() => {
          const { left, top, width, height } = document.activeElement!.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          return hit === document.activeElement
            ? ''
            : (hit?.closest('[role=group]')?.ariaLabel ?? 'something');
        });
        expect(covered, `${row.name} at ${width} px`).toBe('');
        await page.keyboard.press('Shift+Tab');
      }
    }
  },
);

for (const width of [375, 1280]) {
  test(
    `Back from a request leads to the same filter, place and row of the list, at ${width} px`,
    { tag: width === 375 ? '@whole' : [] },
    async ({ page, expectConsole }) => {
      // The data service does not know the made-up request; its answer may come after the page is left.
      expectConsole(/400|invalid input syntax/, 'perhaps');
      await page.setViewportSize({ width, height: 700 });
      await answerWithRequests(
        page,
        Array.from({ length: 40 }, (_, at) => requestRow(at + 1, { state: 'waiting', needs: 'guest' })),
      );
      await startAs(page, 'admin');
      await page.goto('/desk');
      await page.getByRole('link', { name: /^Waiting/ }).click();
      const row = page.getByRole('list', { name: 'Waiting' }).getByRole('link', { name: /^Guest 27\b/ });
      // The line of figures above the list moves it when it comes.
      await page.waitForLoadState('networkidle');
      await row.scrollIntoViewIfNeeded();
      const placeOf = async () => Math.round((await row.boundingBox())?.y ?? -1);
      const place = await placeOf();
      const address = page.url();
      await row.click();
      await expect(page).toHaveURL(/\/desk\/requests\//);
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(row).toBeFocused();
      // Less than half a row.
      await expect.poll(async () => Math.abs((await placeOf()) - place)).toBeLessThan(48);
    },
  );
}
