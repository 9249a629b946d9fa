import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { callRows } from '../stays/support';
import type { Actor } from '../support/people';
import { query, valueOf } from '../support/sql-session';
import { test } from '../support/tests-on';
import { addOwnedStay } from './owned-stay';
import { addPayment } from '../stays/agreed-stay';

/** What owners read of payments: sums of the stays in their houses, never a payment. */
export function paymentSumsInSql(): void {
  /** A stay with a deposit received, a balance due, one that was called off, and a refund. */
  async function paidStay(): Promise<string> {
    const id = await addOwnedStay({ check_in: '2040-01-05', check_out: '2040-01-09' });
    await query('delete from public.payments where reservation_id = $1', [id]);
    const day = (on: number) => `2039-12-${String(on).padStart(2, '0')}`;
    await addPayment(id, { amount_cents: 30_000, due_on: day(1), received_at: day(1) });
    await addPayment(id, { kind: 'balance', amount_cents: 70_000, due_on: day(20) });
    await addPayment(id, { kind: 'balance', amount_cents: 5000, due_on: day(10), voided_at: day(2) });
    await addPayment(id, { kind: 'refund', amount_cents: 2500, due_on: day(3), received_at: day(3) });
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
