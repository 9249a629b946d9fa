import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { query, type Row } from '../support/sql-session';
import { test } from '../support/tests-on';
import { call, confirmedStay, day, refusedWith, type Stay, step } from './support';

/** What becomes of a stay that was asked for: confirmed, paid, moved, cancelled. */
export function changesInSql(): void {
  const openPayments = (): Promise<Row[]> =>
    query(
      `select kind::text, amount_cents, due_on::text from public.payments
       where received_at is null and voided_at is null order by payments.kind`,
    );
  describe('a stay', () => {
    test('that is confirmed has a deposit and a balance due, and parts of them are noted', async () => {
      const { id, version } = await confirmedStay();
      const due = new Date(Date.parse(day(0)) - 60 * 86_400_000).toISOString().slice(0, 10);
      const [today] = await query(
        'select private.house_today()::text as day, (private.house_today() + 3)::text as deposit_day',
      );
      const isLate = due <= String(today?.['day']);
      assert.deepEqual(
        (await openPayments()).map((row) => ({ ...row })),
        isLate
          ? [{ kind: 'deposit', amount_cents: 1050000, due_on: today?.['deposit_day'] }]
          : [
              { kind: 'deposit', amount_cents: 315000, due_on: today?.['deposit_day'] },
              { kind: 'balance', amount_cents: 735000, due_on: due },
            ],
      );
      const pay = (amount_cents: number, expected_version: number) =>
        call<Stay>('admin', 'record_payment', {
          reservation_id: id,
          kind: 'deposit',
          amount_cents,
          expected_version,
        });
      assert.equal((await pay(100000, version)).version, version + 1);
      assert.equal(await refusedWith(() => pay(1, version)), 'stale');
      assert.equal(await refusedWith(() => pay(2000000, version + 1)), 'bad_amount');
      assert.equal((await openPayments())[0]?.['amount_cents'], (isLate ? 1050000 : 315000) - 100000);
    });

    for (const [actor, daysBefore, share] of [
      ['client', 70, 0.95],
      ['client', 61, 0.95],
      ['client', 60, 0.5],
      ['client', 31, 0.5],
      ['client', 30, 0],
      ['management', 30, 1],
    ] as const) {
      test(`cancelled by the ${actor} ${daysBefore} days before gives back ${share * 100} %`, async () => {
        const { id } = await confirmedStay();
        await query(
          `update public.reservations set quote = private.price_stay(property_id, d, d + 7, 2, d - 100), check_in = d, check_out = d + 7
           from (select private.house_today() + $2::integer as d) moved where id = $1`,
          [id, daysBefore],
        );
        await query(
          `update public.payments set received_at = now() where kind = 'deposit' and voided_at is null`,
        );
        const [paid] = await query(`select amount_cents from public.payments where received_at is not null`);
        const refund = Math.round(Number(paid?.['amount_cents']) * share);
        if (actor === 'client')
          assert.equal(await call<number>(actor, 'stay_refund', { reservation_id: id }), refund);
        const stay = await step<Stay>(actor, 'cancel_stay', id, { reason: 'Ill' });
        assert.equal(stay.closed_as, actor === 'client' ? 'cancelled_by_guest' : 'cancelled_by_house');
        assert.deepEqual(
          (await openPayments()).map((row) => row['amount_cents']),
          refund > 0 ? [refund] : [],
        );
      });
    }
  });
}
