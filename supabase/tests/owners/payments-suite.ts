import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { callRows, refusedWith } from '../stays/support';
import { actAs } from '../support/schema';
import type { Actor } from '../support/people';
import type { SqlSession } from '../support/sql-session';
import { testsOn } from '../support/tests-on';
import { addOwnedStay } from './owned-stay';

/** What owners read of payments: sums of the stays in their houses, never a payment. */
export function paymentSumsInSql(getSession: () => SqlSession): void {
  const test = testsOn(getSession);

  /** A stay with a deposit received, a balance due, one that was called off, and a refund. */
  async function paidStay(session: SqlSession): Promise<string> {
    const id = await addOwnedStay(session, { check_in: '2040-01-05', check_out: '2040-01-09' });
    await session.query('delete from public.payments where reservation_id = $1', [id]);
    await session.query(
      `insert into public.payments (reservation_id, kind, amount_cents, due_on, received_at, voided_at) values
         ($1, 'deposit', 30000, '2039-12-01', '2039-12-01', null),
         ($1, 'balance', 70000, '2039-12-20', null, null),
         ($1, 'balance', 5000, '2039-12-10', null, '2039-12-02'),
         ($1, 'refund', 2500, '2039-12-03', '2039-12-03', null)`,
      [id],
    );
    const [row] = await session.query('select code from public.reservations where id = $1', [id]);
    return String(row?.['code']);
  }

  const sums = (session: SqlSession, actor: Actor, code: string) =>
    callRows(session, actor, 'payment_sums', { codes: [code] });

  describe('sums of payments', () => {
    const expected = (code: string) => ({
      code,
      received_cents: 30_000,
      due_cents: 70_000,
      refunded_cents: 2500,
      next_due_on: '2039-12-20',
    });

    test('say what was received, is due and went back, without what was called off', async (session) => {
      const code = await paidStay(session);
      for (const actor of ['owner', 'management', 'admin'] as const) {
        assert.deepEqual(await sums(session, actor, code), [expected(code)], actor);
      }
    });

    test('are of an owner’s own houses and time alone', async (session) => {
      const code = await paidStay(session);
      await session.query(`update public.property_owners set during = daterange('2020-01-01', '2040-01-05')`);
      assert.deepEqual(await sums(session, 'owner', code), []);
      assert.deepEqual(await sums(session, 'management', code), [expected(code)]);
    });

    test('are not for guests, and no payment is for owners', async (session) => {
      const code = await paidStay(session);
      assert.equal(await refusedWith(session, () => sums(session, 'client', code)), 'not_allowed');
      await actAs(session, 'owner');
      assert.deepEqual(await session.query('select from public.payments'), []);
      await session.script('reset role');
    });
  });
}
