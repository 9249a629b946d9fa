import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { call, newKey, refusedWith } from '../stays/support';
import { type Actor, OWNED } from '../support/people';
import { inTransaction, refusal, type SqlSession } from '../support/sql-session';
import { addOwnedStay } from './owned-stay';

interface Line {
  code: string;
  kind: string;
  amount_cents: number;
  reverses: string | null;
  expected: boolean;
}
interface Statement {
  lines: Line[];
  payout_cents: number;
  expected_cents: number;
  paid_cents: number;
}

// In the house's time, in which months begin and end.
const today = new Date(
  `${new Date().toLocaleDateString('en-CA', { timeZone: 'America/Mexico_City' })}T00:00Z`,
);
const monthsAgo = (months: number, dayOfMonth: number): string =>
  new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, dayOfMonth))
    .toISOString()
    .slice(0, 10);
const LAST = monthsAgo(1, 1);
const THIS = monthsAgo(0, 1);
const OVER = { check_in: monthsAgo(1, 10), check_out: monthsAgo(1, 15), total_cents: 100_005 };

/** What a month has brought the owner of a house. */
export function statementsInSql(getSession: () => SqlSession): void {
  const test = (name: string, work: (session: SqlSession) => Promise<void>): void =>
    void it(name, () => inTransaction(getSession(), () => work(getSession())));

  const read = (session: SqlSession, actor: Actor, month: string): Promise<Statement> =>
    call<Statement>(session, actor, 'owner_statement', { property_id: OWNED, month });
  const post = (session: SqlSession) => session.query('select public.tick()');
  const amounts = ({ lines }: Statement) => lines.map((line) => [line.kind, line.amount_cents]);

  describe('the statement of an owner', () => {
    test('has a line for each stay that is over and one for the commission, which sum to the payout', async (session) => {
      await addOwnedStay(session, OVER);
      await post(session);
      await post(session);
      const statement = await read(session, 'owner', LAST);
      assert.deepEqual(amounts(statement), [
        ['stay', 100_005],
        ['commission', -20_001],
      ]);
      assert.equal(statement.payout_cents, 80_004);
      assert.ok(statement.lines.every(({ code }) => code.startsWith('MR-')));
      assert.deepEqual(await read(session, 'management', LAST), statement);
    });

    test('adds up by hand: three stays, one of them changed after it was posted, and a transfer', async (session) => {
      // 4,200.00 + 1,999.99 + 7,350.50 = 13,550.49; of each 20 % to the cent: 840.00 + 400.00 + 1,470.10 = 2,710.10.
      const stays = [
        { check_in: monthsAgo(1, 3), check_out: monthsAgo(1, 8), total_cents: 420_000 },
        { check_in: monthsAgo(1, 10), check_out: monthsAgo(1, 12), total_cents: 199_999 },
        { check_in: monthsAgo(1, 14), check_out: monthsAgo(1, 21), total_cents: 735_050 },
      ];
      const ids = [];
      for (const stay of stays) ids.push(await addOwnedStay(session, stay));
      await post(session);
      const statement = await read(session, 'owner', LAST);
      assert.equal(statement.lines.length, 6);
      assert.equal(statement.payout_cents, 1_084_039);
      assert.equal(
        statement.lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
        1_084_039,
      );
      await call(session, 'management', 'record_payout', {
        property_id: OWNED,
        month: LAST,
        amount_cents: 1_084_039,
        paid_on: monthsAgo(0, 1),
        request_key: newKey(),
      });
      assert.equal((await read(session, 'owner', LAST)).paid_cents, 1_084_039);
      // The second stay gets 999.99 off: 1,599.99 to the owner become 800.00, in this month's statement.
      await session.query('update public.reservations set total_cents = 100000 where id = $1', [ids[1]]);
      assert.equal((await read(session, 'owner', LAST)).payout_cents, 1_084_039);
      assert.equal((await read(session, 'owner', THIS)).payout_cents, 80_000 - 159_999);
    });

    test('shows what is to come as expected, outside the payout', async (session) => {
      await addOwnedStay(session, { check_in: '2040-01-05', check_out: '2040-01-12', total_cents: 1000 });
      await post(session);
      const { lines, payout_cents, expected_cents } = await read(session, 'owner', '2040-01-20');
      assert.ok(lines.length === 2 && lines.every(({ expected }) => expected));
      assert.deepEqual([payout_cents, expected_cents], [0, 800]);
    });

    test('keeps a month as it was: a later change is reversed and written anew in the month of the change', async (session) => {
      const stay = await addOwnedStay(session, OVER);
      await post(session);
      const before = await read(session, 'owner', LAST);
      await session.query('update public.reservations set total_cents = 50000 where id = $1', [stay]);
      assert.deepEqual(await read(session, 'owner', LAST), before);
      const correction = await read(session, 'owner', THIS);
      assert.deepEqual(amounts(correction).sort(), [
        ['commission', -10_000],
        ['correction', -100_005],
        ['correction', 20_001],
        ['stay', 50_000],
      ]);
      assert.equal(before.payout_cents + correction.payout_cents, 40_000);
      const reversed = correction.lines.filter(({ reverses }) => reverses);
      assert.equal(reversed.length, 2);
    });

    test('counts what a guest who cancelled does not get back, and nothing of other cancellations', async (session) => {
      const stay = await addOwnedStay(session, { ...OVER, closed_as: 'cancelled_by_guest' });
      await addOwnedStay(session, { ...OVER, closed_as: 'cancelled_by_house' });
      await session.query(
        `insert into public.payments (reservation_id, kind, amount_cents, due_on, received_at)
         values ($1, 'deposit', 30000, $2, now()), ($1, 'refund', 28500, $2, null)`,
        [stay, OVER.check_in],
      );
      await post(session);
      assert.deepEqual(amounts(await read(session, 'owner', THIS)), [
        ['cancellation', 1500],
        ['commission', -300],
      ]);
    });

    test('is the owner’s of the last night, when a house was sold', async (session) => {
      await addOwnedStay(session, OVER);
      await session.query('update public.property_owners set during = daterange($1, null)', [OVER.check_out]);
      await post(session);
      assert.deepEqual((await read(session, 'owner', LAST)).lines, []);
      assert.equal((await read(session, 'admin', LAST)).payout_cents, 80_004);
    });

    test('takes payouts up to what is owed, each once', async (session) => {
      await addOwnedStay(session, OVER);
      await post(session);
      const pay = (amount_cents: number, request_key: string) =>
        call(session, 'admin', 'record_payout', {
          property_id: OWNED,
          month: LAST,
          amount_cents,
          paid_on: OVER.check_out,
          request_key,
        });
      const key = newKey();
      await pay(80_000, key);
      await pay(80_000, key);
      assert.equal((await read(session, 'owner', LAST)).paid_cents, 80_000);
      assert.equal(await refusedWith(session, () => pay(5, newKey())), 'bad_amount');
      await session.script('reset role');
      await pay(4, newKey());
      assert.equal((await read(session, 'owner', LAST)).paid_cents, 80_004);
    });

    test('is never rewritten', async (session) => {
      await addOwnedStay(session, OVER);
      await post(session);
      for (const change of [
        'update public.statement_lines set amount_cents = 1',
        'delete from public.statement_lines',
      ])
        assert.ok(await refusal(session, () => session.query(change)), change);
    });
  });
}
