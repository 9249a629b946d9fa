import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { callRows } from '../stays/support';
import type { Actor } from '../support/people';
import { query, valueOf } from '../support/sql-session';
import { test } from '../support/tests-on';
import { addOwnedStay } from './owned-stay';

/** What owners read of payments: sums of the stays in their houses, never a payment. */
export function paymentSumsInSql(): void {
  /** A stay with a deposit received, a balance due, one that was called off, and a refund. */
  async function paidStay(): Promise<string> {
    const id = await addOwnedStay({ check_in: '2040-01-05', check_out: '2040-01-09' });
    await query('delete from public.payments where reservation_id = $1', [id]);
    await query(
      `insert into public.payments (reservation_id, kind, amount_cents, due_on, received_at, voided_at) values
         ($1, 'deposit', 30000, '2039-12-01', '2039-12-01', null),
         ($1, 'balance', 70000, '2039-12-20', null, null),
         ($1, 'balance', 5000, '2039-12-10', null, '2039-12-02'),
         ($1, 'refund', 2500, '2039-12-03', '2039-12-03', null)`,
      [id],
    );
    return String(await valueOf('select code from public.reservations where id = $1', [id]));
  }

  const sums = (actor: Actor, code: string) => callRows(actor, 'payment_sums', { codes: [code] });

  describe('sums of payments', () => {
    const expected = (code: string) => ({
      code,
      received_cents: 30_000,
      due_cents: 70_000,
      refunded_cents: 2500,
      next_due_on: '2039-12-20',
    });

    test('say what was received, is due and went back, without what was called off', async () => {
      const code = await paidStay();
      for (const actor of ['owner', 'management', 'admin'] as const) {
        assert.deepEqual(await sums(actor, code), [expected(code)], actor);
      }
    });

    test('are of an owner’s own houses and time alone', async () => {
      const code = await paidStay();
      await query(`update public.property_owners set during = daterange('2020-01-01', '2040-01-05')`);
      assert.deepEqual(await sums('owner', code), []);
      assert.deepEqual(await sums('management', code), [expected(code)]);
    });
  });
}
