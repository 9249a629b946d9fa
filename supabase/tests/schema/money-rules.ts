import { addAgreedStay, addPayment } from '../stays/agreed-stay';
import { idOf } from '../support/people';
import { query } from '../support/sql-session';
import { areRefused, countOf, isRefused, type Rules } from './rule';

const cannotChange = (table: 'owner_expenses' | 'owner_payouts', columns: string, values: string): Rules => ({
  [`a row of ${table} is never changed`]: async () => {
    await query(
      `insert into public.${table} (property_id, owner_id, month, amount_cents, ${columns})
       values ('villa-paradise', $1, '2026-01-01', 100, ${values})`,
      [idOf('owner')],
    );
    return areRefused([`update public.${table} set amount_cents = 1`, `delete from public.${table}`]);
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
    const attacks = [
      `update public.maintenance set what = 'None'`,
      'update public.maintenance set cost_cents = 1',
      'delete from public.maintenance',
    ];
    if (!(await areRefused(attacks))) return false;
    await query('update public.maintenance set taken_back_at = now()');
    return areRefused([...attacks, 'update public.maintenance set taken_back_at = null']);
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
    const due = await addPayment(id, { kind: 'refund', amount_cents: 100 });
    await query(
      `insert into private.checkouts (payment_id, amount_cents, locale, intent_id) values ($1, 100, 'en', 'pi_1')`,
      [due],
    );
    await query(
      `insert into private.card_refunds (payment_id, intent_id, amount_cents) values ($1, 'pi_1', 100)`,
      [due],
    );
    return isRefused('update public.payments set amount_cents = 1 where id = $1', [due]);
  },
};
