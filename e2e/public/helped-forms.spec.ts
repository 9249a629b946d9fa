import { expect, test } from '../fixtures';
import { readRows } from '../support/api';
import { openHydrated } from '../support/hydrated';

test(
  'what browser, wheel, clipboard and password manager do to a form is undone or understood',
  { tag: '@whole' },
  async ({ page, request }) => {
    await openHydrated(page, '/contact');
    const person = Math.random().toString(36).slice(2);
    const field = (name: string) => page.locator(`main form [name="${name}"]`);
    await field('email').fill(`${person}@münchen.de`);
    await field('message').fill('Is there a cot?');
    await field('phone').fill('\u202a+52\u00a0322\u202f555 0100\u202c');
    await field('guests').fill('6');
    await field('guests').hover();
    await page.mouse.wheel(0, 300);
    await page.mouse.wheel(0, -300);
    await page.evaluate(() => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
      const fill = (name: string, value: string) =>
        set!.call(document.querySelector(`main form [name="${name}"]`), value);
      fill('name', 'Ana Ruiz');
      fill('reference-code', 'ana');
    });
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible({ timeout: 15_000 });
    const rows = await readRows(request, 'contact_submissions', `${person}@xn--mnchen-3ya.de`);
    expect(rows).toMatchObject([{ name: 'Ana Ruiz', phone: '+52 322 555 0100', guests: 6 }]);
  },
);
