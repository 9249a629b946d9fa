import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures';
import { anEmail, asStaff } from '../support/api';
import { inFreeWeek } from '../support/days';

const HOUSE = { property_id: 'lagoon-villa-serenity', guests: 2, pets: 0, discount_cents: 50_000 };

/** An offer of a week that nobody has, and the path of its link. */
async function makeOffer(request: APIRequestContext, email: string, from: number): Promise<string> {
  const staff = await asStaff(request);
  return inFreeWeek(from, async (week) => {
    const stay = { ...HOUSE, ...week };
    const [{ quote_hash }] = await staff.call<[{ quote_hash: string }]>('staff_quote', stay);
    const guest = { name: 'Nora Vidal', email, phone: '', locale: 'en' };
    const terms = { message: 'As we said on the phone.', hours: 48, quote_hash, request_key: randomUUID() };
    const { id } = await staff.call<{ id: string }>('make_offer', { ...stay, ...guest, ...terms });
    return `/offer#${await staff.call<string>('offer_link', { reservation_id: id })}`;
  });
}

test.use({ viewport: { width: 375, height: 780 } });

test('an offer is accepted by its link on a phone, once, and leads to an account', async ({
  page,
  request,
}) => {
  await page.goto(await makeOffer(request, anEmail(), 430));
  await expect(page.getByRole('heading', { level: 1, name: 'Lagoon Villa Serenity' })).toBeVisible();
  await expect(page.getByText('As we said on the phone.')).toBeVisible();
  await expect(page.getByText('Discount')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Accept the offer' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your stay is confirmed' })).toBeFocused();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'This offer is accepted' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept the offer' })).toHaveCount(0);
});

test('an offer is declined with a reason, which staff read at the desk', async ({ page, request }) => {
  const email = anEmail();
  await page.goto(await makeOffer(request, email, 500));
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline the offer' });
  await dialog.getByRole('textbox').fill('Our flights have changed.');
  await dialog.getByRole('button', { name: 'Decline the offer' }).click();
  await expect(page.getByRole('heading', { name: 'This offer was declined' })).toBeVisible();
  const staff = await asStaff(request);
  const [found] = await staff.call<{ offer: string; state: string }[]>('find_requests', { words: email });
  expect(found).toMatchObject({ offer: 'declined', state: 'closed' });
});
