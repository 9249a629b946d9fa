import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';
import { answerWithDay } from './day-service';

test('a day prints on one page of A4 and of Letter paper', { tag: '@whole' }, async ({ page }) => {
  await answerWithDay(page);
  await startAs(page, 'management');
  await page.goto('/desk/arrivals');
  await expect(page.getByRole('heading', { name: 'Wednesday, February 3, 2027' })).toBeVisible();
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1);
  }
});
