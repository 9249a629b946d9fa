import { expect, test } from '../fixtures';
import { journeys, sendInquiryForm } from '../support/journeys';
import { translate } from '../support/translate';

test.slow();

for (const [name, travel] of Object.entries(journeys)) {
  for (const prefix of ['', '/es'] as const) {
    // The gate has the form with a price, behind a sign-in.
    const everyday = prefix === '' && name === 'request to book';
    const title = `on a translated page, ${name} ends as without, at ${prefix || '/'}`;
    test(title, { tag: everyday ? [] : '@whole' }, async ({ page }) => {
      await translate(page);
      await travel(page, prefix);
      expect(await page.locator('font').count()).toBeGreaterThan(10);
    });
  }
}

test(
  'a page that is translated before React has it works',
  { tag: '@whole' },
  async ({ page, expectConsole }) => {
    expectConsole(/hydrat/i, 'perhaps');
    await translate(page, 'at once');
    await page.goto('/contact');
    await sendInquiryForm(page);
  },
);
