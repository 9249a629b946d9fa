import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { query, type Row } from '../support/sql-session';
import { test } from '../support/tests-on';
import { call, confirmedStay, refusedWith, type Stay, step } from './support';

/** What becomes of a stay that was asked for: confirmed, paid, moved, cancelled. */
export function changesInSql(): void {
  const openPayments = (): Promise<Row[]> =>
    query(
      `select kind::text, amount_cents, due_on::text from public.payments
       where received_at is null and voided_at is null order by payments.kind`,
    );

  describe('a stay', () => {
    test('that is paid in part owes the rest, and takes no more than is due', async () => {
      const { id, version } = await confirmedStay();
      const due = async () => Number((await openPayments())[0]?.['amount_cents']);
      const deposit = await due();
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
      assert.equal(await due(), deposit - 100000);
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
