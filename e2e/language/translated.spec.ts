import { expect, test } from '../fixtures';
import { journeys, sendInquiryForm } from '../support/journeys';
import { translate } from '../support/translate';

test.slow();

for (const [name, travel] of Object.entries(journeys)) {
  for (const prefix of ['', '/es'] as const) {
    test(`on a translated page, ${name} ends as without, at ${prefix || '/'}`, async ({ page }) => {
      await translate(page);
      await travel(page, prefix);
      expect(await page.locator('font').count()).toBeGreaterThan(10);
    });
  }
}

test('a page that is translated before React has it works', async ({ page, expectConsole }) => {
  expectConsole(/hydrat/i, 'perhaps');
  await translate(page, 'at once');
  await page.goto('/contact');
  await sendInquiryForm(page);
});
