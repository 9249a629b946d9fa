import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { pressEnterOn, tabTo, typeInto } from '../a11y/keys';
import { expect, submitSignIn, test } from '../fixtures';
import { makeAccount } from '../support/api';
import { startWith } from '../support/as-role';
import { termsVersion } from '../../remote-public/src/texts/terms-version';
import { openHydrated } from '../support/hydrated';

// Journeys over many pages.
test.slow();

const datesButton = (page: Page) => page.getByRole('button', { name: /^Check-in/ });
const arrivals = (calendar: Locator) => calendar.getByRole('button', { name: /a night, minimum stay/ });
const departures = (calendar: Locator) => calendar.getByRole('button', { name: /leave after/ });

/** Chooses the first stay that can begin `months` months from now: beyond the stays of the demo. */
async function chooseDates(page: Page, months: number): Promise<void> {
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
  await expect(calendar.getByRole('grid').first()).toBeVisible();
  for (let month = 0; month < months; month += 1) {
    await calendar.getByRole('button', { name: 'Next month' }).click();
  }
  await arrivals(calendar).first().click();
  await departures(calendar).first().click();
  await calendar.getByRole('button', { name: /^(Use these dates|Continue)$/ }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test(
    'choosing the arrival leaves the days where they are, and Back closes the sheet, not the page',
    { tag: '@whole' },
    async ({ page }) => {
      await openHydrated(page, '/properties');
      await page.getByRole('article').first().getByRole('link', { name: 'View Details' }).click();
      await expect(page).toHaveURL(/\/property\//);
      const house = page.url();
      await datesButton(page).click();
      const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
      await calendar.getByRole('button', { name: 'Next month' }).click();
      const day = arrivals(calendar).first();
      await expect(day).toBeVisible();
      // The arrival is named otherwise once it is chosen; its cell stays.
      const cell = calendar.locator(`[data-cell="${await day.getAttribute('data-cell')}"]`);
      const top = async () => (await cell.boundingBox())?.y;
      const before = await top();
      await day.click();
      await expect(calendar.getByText(/^Choose your day of departure/)).toBeVisible();
      expect(await top()).toBe(before);

      await page.goBack();
      await expect(calendar).toBeHidden();
      await expect(page).toHaveURL(house);
      await expect(datesButton(page)).toBeFocused();
      await datesButton(page).click();
      await chooseDates(page, 7);
      await expect(page).toHaveURL(/in=/);
      await page.goBack();
      await expect(page).toHaveURL(house);
      await page.goBack();
      await expect(page).toHaveURL('/properties');
    },
  );

  test('a house is requested from the home page on, with sign-in on the way and a reload', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED/);
    const guest = await makeAccount(page.request);
    await openHydrated(page, '/');
    await page.getByRole('link', { name: 'Explore Properties' }).first().click();
    await page
      .getByRole('article', { name: 'Lagoon Villa Serenity' })
      .getByRole('link', { name: 'View Details' })
      .click();
    await datesButton(page).click();
    await chooseDates(page, 7);
    await expect(page.getByRole('complementary').getByText(/^US\$[\d,.]+ for \d+ nights$/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Guests' }).selectOption('4');
    await page.getByRole('combobox', { name: 'Pets' }).selectOption('1');
    await expect(page).toHaveURL(/guests=4&pets=1/);
    const house = page.url();
    await page.getByRole('link', { name: 'Sign In to Book Now' }).click();
    await submitSignIn(page, guest);
    await expect(page).toHaveURL(house);
    await expect(page.getByRole('combobox', { name: 'Guests' })).toHaveValue('4');
    await expect(page.getByRole('combobox', { name: 'Pets' })).toHaveValue('1');

    const sending = '**/rest/v1/rpc/request_stay';
    await page.route(sending, () => {});
    await page.getByRole('button', { name: 'Request to book' }).click();
    const review = page.getByRole('dialog', { name: 'Your request' });
    const message = review.getByRole('textbox', { name: 'Message to our team' });
    await message.fill('We land at noon');
    await review.getByRole('checkbox').check();
    await review.getByRole('button', { name: 'Send request' }).click();
    await expect(review.getByRole('button', { name: 'Sending…' })).toBeDisabled();
    await page.reload();
    await page.unroute(sending);
    await expect(message).toHaveValue('We land at noon');
    // The reason of a refusal stands further up than the button that was pressed.
    await page.route(sending, (route) => route.abort());
    await review.getByRole('button', { name: 'Send request' }).click();
    await expect(review.getByText(/^We can’t reach the booking service/)).toBeInViewport({ ratio: 1 });
    await page.unroute(sending);
    await review.getByRole('button', { name: 'Send request' }).click();
    const sent = page.getByRole('dialog', { name: 'Your request is sent' });
    await expect(sent.getByText(/^Request MR-/)).toBeVisible();
    const answerDue = sent.getByText(/^We answer by/);
    await expect(answerDue).toBeVisible();
    const emptyLines = await answerDue.evaluate((text) => {
      const words = document.createRange();
      words.selectNodeContents(text);
      return text.clientHeight - words.getBoundingClientRect().height;
    });
    expect(emptyLines).toBeLessThan(15);
    await sent.getByRole('link', { name: 'See it in your dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goBack();
    await expect(page.getByText('You have requested these dates.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Request to book' })).toHaveCount(0);
  });
});

test('a price that changed and nights that were taken meanwhile are told, and nothing is lost', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/409/);
  const [guest, other] = [await makeAccount(page.request), await makeAccount(page.request)];
  await startWith(page, guest.session);
  await openHydrated(page, '/property/ocean-villa-infinity');
  // The guest reads a price that the house has changed since.
  await page.route('**/rest/v1/rpc/quote_stay', async (route) => {
    const response = await route.fetch();
    const quote = (await response.json()) as { total_cents: number };
    await route.fulfill({ response, json: { ...quote, total_cents: 100_000, quote_hash: 'old' } });
  });
  await page.getByRole('button', { name: 'Request to book' }).click();
  await chooseDates(page, 8);
  const review = page.getByRole('dialog', { name: 'Your request' });
  const message = review.getByRole('textbox', { name: 'Message to our team' });
  await message.fill('With a view, please');
  await review.getByRole('checkbox').check();
  await review.getByRole('button', { name: 'Send request' }).click();
  await expect(review.getByText(/^It was US\$1,000 and is now US\$/)).toBeVisible();
  await page.unroute('**/rest/v1/rpc/quote_stay');

  const chosen = new URL(page.url()).searchParams;
  const stay = {
    property_id: 'ocean-villa-infinity',
    check_in: chosen.get('in'),
    check_out: chosen.get('out'),
    guests: 2,
  };
  const [{ quote_hash }] = await other.call<[{ quote_hash: string }]>('quote_stay', stay);
  await other.call('request_stay', {
    ...stay,
    message: '',
    quote_hash,
    request_key: randomUUID(),
    agreed_version: termsVersion,
  });
  await review.getByRole('button', { name: 'Accept the new price and send' }).click();
  await expect(review.getByText('These nights are no longer available.')).toBeVisible();
  await expect(message).toHaveValue('With a view, please');
  await review
    .getByRole('button', { name: /^\w{3} \d+\s–/ })
    .first()
    .click();
  await review.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('dialog', { name: 'Your request is sent' })).toBeVisible();
});

test('a house is requested by keyboard alone', { tag: '@whole' }, async ({ page }) => {
  const guest = await makeAccount(page.request);
  await startWith(page, guest.session);
  await openHydrated(page, '/property/lagoon-apt-harmony');
  await pressEnterOn(page, datesButton(page));
  const calendar = page.getByRole('dialog', { name: 'Choose your dates' });
  const day = calendar.locator('[data-cell]:focus');
  const openDay = async () => {
    for (let step = 0; step < 31 && (await day.getAttribute('aria-disabled')); step += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
  };
  await expect(day).toBeVisible();
  for (let month = 0; month < 9; month += 1) await page.keyboard.press('PageDown');
  await openDay();
  await expect(calendar.getByText(/^Choose your day of departure/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await openDay();
  await expect(calendar.getByText(/^\d+ nights, US\$[\d,.]+ includes taxes and fees$/)).toBeVisible();
  await pressEnterOn(page, calendar.getByRole('button', { name: 'Use these dates' }));
  await expect(calendar).toBeHidden();
  await pressEnterOn(page, page.getByRole('button', { name: 'Request to book' }));
  const review = page.getByRole('dialog', { name: 'Your request' });
  await expect(review.getByText('Total')).toBeVisible();
  await typeInto(page, review.getByRole('textbox', { name: 'Message to our team' }), 'Hello');
  await tabTo(page, review.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await pressEnterOn(page, review.getByRole('button', { name: 'Send request' }));
  const sent = page.getByRole('dialog', { name: 'Your request is sent' });
  await expect(sent).toBeVisible();
  await tabTo(page, sent.getByRole('button', { name: 'Done' }));
  await page.keyboard.press('Escape');
  await expect(sent).toBeHidden();
});

test('pressed before any script has run, sign-in leads back to the house with the dates of its address', async ({
  page,
}) => {
  const guest = await makeAccount(page.request);
  let held = true;
  await page.route('**/*.js', (route) => (held ? undefined : route.continue()));
  const house = '/property/villa-paradise?in=2027-10-04&out=2027-10-11&guests=4';
  await page.goto(house, { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Sign In to Book Now' });
  await expect(link).toBeVisible();
  held = false;
  await link.click();
  await submitSignIn(page, guest);
  await expect(page).toHaveURL(house);
});
