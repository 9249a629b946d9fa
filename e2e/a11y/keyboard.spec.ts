import { expectLive } from '../first-view/live';
import { expect } from '../fixtures';
import { arrive } from '../public/arrive';
import { test } from '../support/as-role';
import { listen, pressEnterOn, tabTo, typeInto } from './keys';

const BOOKINGS = '**/rest/v1/service_bookings*';

// These tests use no pointer: a pointer event throws an error, which fails the test.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const complain = () => {
      throw new Error('a pointer was used');
    };
    addEventListener('pointerdown', complain, true);
  }),
);

test('from the landing page to a sent booking request', { tag: '@whole' }, async ({ page }) => {
  await page.route(BOOKINGS, (route) => route.fulfill({ status: 201, body: '' }));
  await arrive(page, '/');
  await pressEnterOn(page, page.getByRole('main').getByRole('link', { name: 'Concierge Services' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Services & Activities' })).toBeFocused();

  const chip = page.getByRole('button', { name: 'Sport', exact: true });
  await tabTo(page, chip);
  await page.keyboard.press('Space');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await pressEnterOn(
    page,
    page.getByRole('article', { name: 'Surf Lesson' }).getByRole('link', { name: 'Book Now' }),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Book This Service' })).toBeFocused();

  await typeInto(page, page.getByRole('textbox', { name: 'Full Name' }), 'Ana Ruiz');
  await typeInto(page, page.getByRole('textbox', { name: 'Email Address' }), 'ana@example.com');
  await typeInto(page, page.getByRole('textbox', { name: 'Phone Number' }), '+52 322 000 0000');
  await pressEnterOn(page, page.getByRole('button', { name: 'Choose date: Preferred Date' }));
  const calendar = page.getByRole('dialog', { name: 'Preferred Date' });
  await expect(calendar.getByRole('button', { name: /^Today/ })).toBeFocused();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(page.getByRole('button', { name: 'Choose date: Preferred Date' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Preferred Date' })).not.toHaveValue('');
  await typeInto(page, page.getByRole('spinbutton', { name: 'Number of Guests' }), '3');

  const sent = page.waitForRequest(BOOKINGS);
  await pressEnterOn(page, page.getByRole('button', { name: 'Submit Booking Request' }));
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Ana Ruiz',
    service_title: 'Surf Lesson',
    guests: 3,
  });
  await expect(page.getByText("Booking request submitted! We'll contact you shortly.")).toBeVisible();
});

test('from sign-in to a saved profile', { tag: '@whole' }, async ({ page }) => {
  await page.route('**/rest/v1/profiles*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 204, headers: { 'content-range': '*/1' } })
      : route.fallback(),
  );
  await arrive(page, '/about');
  await pressEnterOn(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Marisma' })).toBeFocused();
  await typeInto(page, page.getByLabel('Email'), 'admin@marisma.test');
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'Marisma-demo-1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();

  const account = page.getByRole('banner').getByRole('button', { name: 'Alma' });
  await tabTo(page, account, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile Settings' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeFocused();
  await typeInto(page, page.getByLabel('Phone'), '+52 322 000 0003');
  await pressEnterOn(page, page.getByRole('button', { name: 'Save changes' }));
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
});

test.describe('an administrator', () => {
  test.use({ as: 'admin' });

  test('finds a user, sorts the list and chooses its columns', { tag: '@whole' }, async ({ page }) => {
    await arrive(page, '/admin');
    await pressEnterOn(page, page.getByRole('main').getByRole('link', { name: 'Users' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeFocused();
    await typeInto(page, page.getByRole('searchbox', { name: 'Search users' }), 'OCTAVIO');
    const rows = page.getByRole('table', { name: 'Users' }).locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('owner@marisma.test');

    await pressEnterOn(page, page.getByRole('button', { name: 'Columns' }));
    const created = page.getByRole('checkbox', { name: 'Created' });
    await tabTo(page, created);
    await page.keyboard.press('Space');
    await expect(page.getByRole('columnheader', { name: 'Created' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();

    const header = page.getByRole('columnheader', { name: 'Name' });
    await tabTo(page, header.getByRole('button'));
    const before = await header.getAttribute('aria-sort');
    await page.keyboard.press('Space');
    await expect(header).not.toHaveAttribute('aria-sort', before ?? '');
  });
});

test('through the whole deck, back to the start, and out of it', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/proposal');
  const counter = page.getByText(/^\d+ \/ 19$/);
  const next = page.getByRole('button', { name: 'Siguiente', exact: true });
  const firstDot = page.getByRole('button', { name: 'Ir a la diapositiva 1:' });
  await expectLive(page);
  for (let slide = 2; slide <= 19; slide += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(counter).toHaveText(`${slide} / 19`);
    // The dots are enabled again when the lock after a move opens, half a second later.
    await expect.poll(() => firstDot.isEnabled(), { intervals: [40] }).toBe(true);
  }
  await expect(next).toBeDisabled();
  await page.keyboard.press('Home');
  await expect(counter).toHaveText('1 / 19');
  await expect(next).toBeEnabled();
  await tabTo(page, next);
  await page.keyboard.press('Space');
  await expect(counter).toHaveText('2 / 19');
  await expect(next).toBeFocused();
  await pressEnterOn(page, page.getByRole('button', { name: 'Índice' }));
  await expect(page.getByRole('dialog', { name: 'Índice' }).locator('[aria-current]')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(counter).toHaveText('3 / 19');
  await expect(page.getByRole('button', { name: 'Índice' })).toBeFocused();
  await tabTo(page, page.getByRole('link', { name: 'Marisma, ir al inicio' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('the skip link is the first tab stop and skips the header', async ({ page }) => {
  await arrive(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test(
  'each navigation moves the focus to the heading, and announces nothing else',
  { tag: '@whole' },
  async ({ page }) => {
    await arrive(page, '/');
    const announced = await listen(page);
    for (const [name, heading] of [
      ['About Us', 'About Us'],
      ['Properties', 'All Properties'],
      ['Contact', 'Contact Us'],
    ] as const) {
      await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name, exact: true }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    }
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'All Properties' })).toBeFocused();
    // Screen readers read the focused heading; a live region would announce the page twice.
    expect(await announced()).toEqual([]);
  },
);

test('menus and dialogs return the focus to the control that opened them', async ({ page }) => {
  await arrive(page, '/property/ocean-villa-infinity');
  const opener = page.getByRole('button', { name: 'View all pictures' });
  await pressEnterOn(page, opener);
  await expect(page.getByRole('dialog').getByText('Picture 1 of')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByText('Picture 2 of')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await arrive(page, '/properties');
  const calendar = page.getByRole('button', { name: 'Choose date: Check-in' });
  await pressEnterOn(page, calendar);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeFocused();
});

test('Tab and Shift+Tab keep the focus inside a dialog', async ({ page }) => {
  await arrive(page, '/properties');
  await pressEnterOn(page, page.getByRole('button', { name: 'Choose date: Check-in' }));
  const dialog = page.getByRole('dialog', { name: 'Check-in' });
  await expect(dialog.getByRole('button', { name: /^Today/ })).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press(key);
      // After the last tab stop the focus moves to the browser's controls; the page then has no focused element.
      const place = await page.evaluate(() => {
        const held = document.activeElement;
        return held === document.body ? 'browser' : held?.closest('dialog') ? 'dialog' : 'page';
      });
      expect(place).not.toBe('page');
    }
  }
});
