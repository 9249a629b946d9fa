import { addAgreedStay } from '../stays/agreed-stay';
import { idOf } from '../support/people';
import { query } from '../support/sql-session';
import { countOf, isRefused, type Rules } from './rule';

const cannotChange = (table: 'owner_expenses' | 'owner_payouts', columns: string, values: string): Rules => ({
  [`a row of ${table} is never changed`]: async () => {
    await query(
      `insert into public.${table} (property_id, owner_id, month, amount_cents, ${columns})
       values ('villa-paradise', $1, '2026-01-01', 100, ${values})`,
      [idOf('owner')],
    );
    return isRefused(`update public.${table} set amount_cents = 1`);
  },
});

/** What the database holds to in payments, charges and accounts. */
export const MONEY_RULES: Rules = {
  ...cannotChange('owner_expenses', 'spent_on, what', `'2026-01-05', 'A pump'`),
  ...cannotChange('owner_payouts', 'paid_on', `'2026-02-01'`),
  'an entry of the maintenance log is never changed': async () => {
    await query(
      `insert into public.maintenance (property_id, on_day, what) values ('villa-paradise', '2026-01-05', 'A pump')`,
    );
    return isRefused(`update public.maintenance set what = 'None'`);
  },
  'a payment that is received has a day, a method and the number of its receipt': async () => {
    const id = await addAgreedStay(100, 107);
    await query('update public.payments set received_at = now() where reservation_id = $1', [id]);
    return (
      (await countOf('public.payments where received_on is null or method is null or receipt_no is null')) ===
      0
    );
  },
  'a refund that is on its way to a card is not changed': async () => {
    const id = await addAgreedStay(100, 107);
    const [due] = await query(
      `insert into public.payments (reservation_id, kind, amount_cents, due_on)
         values ($1, 'refund', 100, private.house_today()) returning id`,
      [id],
    );
    await query(
      `insert into private.checkouts (payment_id, amount_cents, locale, intent_id) values ($1, 100, 'en', 'pi_1')`,
      [due?.['id']],
    );
    await query(
      `insert into private.card_refunds (payment_id, intent_id, amount_cents) values ($1, 'pi_1', 100)`,
      [due?.['id']],
    );
    return isRefused('update public.payments set amount_cents = 1 where id = $1', [due?.['id']]);
  },
};
