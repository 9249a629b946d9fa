import { POINTER_WIDTHS } from '../a11y/covered';
import { expect, test } from '../fixtures';
import { expectHydrated } from '../support/hydrated';

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('the disclaimer appears and closes for good', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-12-01T10:00:00') });
    await page.clock.pauseAt(new Date('2026-12-01T10:00:01'));
    await page.goto('/');
    await expectHydrated(page);
    const dialog = page.getByRole('dialog');
    await page.clock.runFor(400);
    await expect(dialog).toHaveCount(0);
    await page.clock.runFor(300);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('heading').click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
    await page.reload();
    await expectHydrated(page);
    await page.clock.runFor(1500);
    await expect(dialog).toBeHidden();
  });
});

test('the chat button lies over no control, wherever the page is scrolled', async ({ page }) => {
  await page.goto('/contact');
  await expectHydrated(page);
  const covered = () =>
    page.evaluate(() => {
      const chat = document.querySelector('aside a[href*="wa.me"]')!.getBoundingClientRect();
      const isSmall = (box: DOMRect) => box.width > 0 && box.height > 0 && box.height < 2 * chat.height;
      return [...document.querySelectorAll('main :is(a, button, input, select, textarea)')].flatMap(
        (control) => {
          const box = control.getBoundingClientRect();
          const apart =
            box.right <= chat.left ||
            box.left >= chat.right ||
            box.bottom <= chat.top ||
            box.top >= chat.bottom;
          return apart || !isSmall(box) ? [] : [control.getAttribute('name') ?? control.textContent];
        },
      );
    });
  for (const width of POINTER_WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    // Below the field after which it stops, the button is just over the control.
    for (const control of await page
      .getByRole('form')
      .locator('input, textarea, button[type=submit]')
      .all()) {
      await control.evaluate((element) => {
        const { bottom } = element.getBoundingClientRect();
        window.scrollBy({ top: bottom - window.innerHeight + 40, behavior: 'instant' });
      });
      await expect.poll(covered, `at ${width}`).toEqual([]);
    }
  }
});
