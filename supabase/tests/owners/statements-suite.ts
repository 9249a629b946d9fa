import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer } from '../../../shared/src/data/database';
import { call, callRows, moveStay, newKey, refusedWith } from '../stays/support';
import { type Actor, idOf, OWNED, PEOPLE } from '../support/people';
import { query, runDeferred, valueOf } from '../support/sql-session';
import { test } from '../support/tests-on';
import { addAgreedStay, addPayment, houseDay } from '../stays/agreed-stay';
import { LAST, monthsAgo, THIS } from './months';
import { addOwnedStay, sellHouse } from './owned-stay';

type Statement = Answer<'owner_statement'>;

const OVER = { check_in: monthsAgo(1, 10), check_out: monthsAgo(1, 15), total_cents: 100_005 };

/** What a month has brought the owner of a house. */
export function statementsInSql(): void {
  const read = (actor: Actor, month: string): Promise<Statement> =>
    call<Statement>(actor, 'owner_statement', { property_id: OWNED, month });
  const post = () => query('select public.tick()');
  const pay = (month: string, amount_cents: number, more: object = {}) =>
    call('admin', 'record_payout', {
      property_id: OWNED,
      month,
      amount_cents,
      paid_on: THIS,
      request_key: newKey(),
      ...more,
    });
  /** What staff read: a row for each owner. */
  const balances = async (month: string) => {
    const args = { property_id: OWNED, month };
    const rows = await callRows<Statement>('admin', 'owner_statement', args);
    return Object.fromEntries(
      rows.map(({ owner_id, balance_cents }) => [
        PEOPLE.find((one) => idOf(one) === owner_id),
        balance_cents,
      ]),
    );
  };
  const amounts = ({ lines }: Statement) => lines.map((line) => [line.kind, line.amount_cents]);

  describe('the statement of an owner', () => {
    test('has a line for each stay that is over and one for the commission, which sum to the payout', async () => {
      await addOwnedStay(OVER);
      await post();
      await post();
      const statement = await read('owner', LAST);
      assert.deepEqual(amounts(statement), [
        ['stay', 100_005],
        ['commission', -20_001],
      ]);
      assert.equal(statement.payout_cents, 80_004);
      assert.ok(statement.lines.every(({ code }) => code?.startsWith('MR-')));
      assert.deepEqual(await read('management', LAST), statement);
      assert.deepEqual(await balances(LAST), { owner: 80_004 });
    });

    test('adds up by hand: three stays, one of them changed after it was posted, and a transfer', async () => {
      // 4,200.00 + 1,999.99 + 7,350.50 = 13,550.49; of each 20 % to the cent: 840.00 + 400.00 + 1,470.10 = 2,710.10.
      const stays = [
        { check_in: monthsAgo(1, 3), check_out: monthsAgo(1, 8), total_cents: 420_000 },
        { check_in: monthsAgo(1, 10), check_out: monthsAgo(1, 12), total_cents: 199_999 },
        { check_in: monthsAgo(1, 14), check_out: monthsAgo(1, 21), total_cents: 735_050 },
      ];
      const ids = [];
      for (const stay of stays) ids.push(await addOwnedStay(stay));
      await post();
      const statement = await read('owner', LAST);
      assert.equal(statement.lines.length, 6);
      assert.equal(statement.payout_cents, 1_084_039);
      assert.equal(
        statement.lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
        1_084_039,
      );
      await pay(LAST, 1_084_039);
      assert.equal((await read('owner', LAST)).paid_cents, 1_084_039);
      // The second stay gets 999.99 off: 1,599.99 to the owner become 800.00, in this month's statement.
      await query('update public.reservations set total_cents = 100000, rent_cents = 100000 where id = $1', [
        ids[1],
      ]);
      assert.equal((await read('owner', LAST)).payout_cents, 1_084_039);
      assert.equal((await read('owner', THIS)).payout_cents, 80_000 - 159_999);
    });

    test('shows what is to come as expected, outside the payout', async () => {
      await addOwnedStay({ check_in: '2040-01-05', check_out: '2040-01-12', total_cents: 1000 });
      await post();
      const { lines, payout_cents, expected_cents } = await read('owner', '2040-01-20');
      assert.ok(lines.length === 2 && lines.every(({ expected }) => expected));
      assert.deepEqual([payout_cents, expected_cents], [0, 800]);
    });

    test('keeps a month as it was: a later change is reversed and written anew in the month of the change', async () => {
      const stay = await addOwnedStay(OVER);
      await post();
      const before = await read('owner', LAST);
      await query('update public.reservations set total_cents = 50000, rent_cents = 50000 where id = $1', [
        stay,
      ]);
      const after = await read('owner', LAST);
      assert.deepEqual([after.lines, after.balance_cents], [before.lines, before.balance_cents]);
      const correction = await read('owner', THIS);
      assert.deepEqual(amounts(correction).sort(), [
        ['commission', -10_000],
        ['correction', -100_005],
        ['correction', 20_001],
        ['stay', 50_000],
      ]);
      assert.equal(before.payout_cents + correction.payout_cents, 40_000);
      const reversed = correction.lines.filter(({ of_kind }) => of_kind);
      assert.equal(reversed.length, 2);
    });

    test('counts what a guest who cancelled does not get back, and nothing of other cancellations', async () => {
      const stay = await addOwnedStay({ ...OVER, closed_as: 'cancelled_by_guest' });
      await addOwnedStay({ ...OVER, closed_as: 'cancelled_by_house' });
      await addPayment(stay, { amount_cents: 30_000, received_at: 'now' });
      await addPayment(stay, { kind: 'refund', amount_cents: 28_500 });
      await post();
      assert.deepEqual(amounts(await read('owner', THIS)), [
        ['cancellation', 1500],
        ['commission', -300],
      ]);
      // The refund becomes less than was planned.
      await query(`update public.payments set amount_cents = 20000 where kind = 'refund'`);
      await post();
      assert.equal((await read('owner', THIS)).payout_cents, 8_000);
    });

    test('is each owner’s for her nights, when the house is sold between them', async () => {
      await addOwnedStay(OVER);
      await sellHouse(monthsAgo(1, 12));
      await post();
      // 1,000.05 over five nights: two of them are 400.02.
      assert.deepEqual(amounts(await read('owner', LAST)), [
        ['stay', 40_002],
        ['commission', -8_000],
      ]);
      assert.deepEqual(await balances(LAST), { owner: 32_002, stranger: 48_002 });
    });

    test('follows a sale that is recorded after it was posted', async () => {
      await addOwnedStay(OVER);
      await post();
      await pay(LAST, 80_004);
      await sellHouse(monthsAgo(1, 12));
      await runDeferred();
      assert.deepEqual(await balances(THIS), { owner: 32_002 - 80_004, stranger: 48_002 });
    });

    test('is paid to the owner who earned it, after a sale in the middle of the month', async () => {
      await addOwnedStay(OVER);
      await sellHouse(monthsAgo(1, 16));
      await post();
      await pay(LAST, 80_004);
      assert.equal(await valueOf('select owner_id from public.owner_payouts'), idOf('owner'));
      assert.equal((await read('owner', LAST)).balance_cents, 0);
    });

    test('is paid for no month that has not begun, whose statement nobody reads', async () => {
      await addOwnedStay(OVER);
      await post();
      for (const month of [monthsAgo(-1, 1), 'infinity', '-infinity'])
        assert.equal(await refusedWith(() => pay(month, 1)), 'bad_dates', month);
    });

    test('asks which owner was paid, where two are owed', async () => {
      await addOwnedStay(OVER);
      await addOwnedStay({ ...OVER, check_in: monthsAgo(1, 20), check_out: monthsAgo(1, 22) });
      await sellHouse(monthsAgo(1, 16));
      await post();
      assert.equal(await refusedWith(() => pay(LAST, 1)), 'bad_owner');
      const toStranger = { owner_id: idOf('stranger') };
      assert.equal(await refusedWith(() => pay(LAST, 80_005, toStranger)), 'bad_amount');
      await pay(LAST, 80_004, toStranger);
      assert.equal((await read('owner', LAST)).balance_cents, 80_004);
      await pay(LAST, 80_004);
    });

    test('sets an overpaid month off against the next', async () => {
      const stay = await addOwnedStay(OVER);
      await post();
      await pay(LAST, 80_004);
      await query('update public.reservations set total_cents = 50000, rent_cents = 50000 where id = $1', [
        stay,
      ]);
      const after = await read('owner', THIS);
      assert.deepEqual([after.carried_cents, after.payout_cents, after.balance_cents], [0, -40_004, -40_004]);
      const next = await read('owner', monthsAgo(-1, 1));
      assert.deepEqual([next.carried_cents, next.payout_cents, next.balance_cents], [-40_004, 0, -40_004]);
      // What another stay brings pays the debt first.
      await addOwnedStay({
        check_in: monthsAgo(1, 20),
        check_out: monthsAgo(1, 25),
        total_cents: 60_000,
      });
      await post();
      assert.equal((await read('owner', LAST)).balance_cents, 48_000);
      assert.equal(await refusedWith(() => pay(LAST, 7_997)), 'bad_amount');
      await pay(LAST, 7_996);
      assert.equal((await read('owner', THIS)).balance_cents, 0);
    });

    test('posts a stay again that was extended on its day of departure, and whenever it earned more or less', async () => {
      const id = await addAgreedStay(-7, 0);
      const sums = async () => {
        await post();
        const [row] = await query(
          `select coalesce(sum(l.amount_cents), 0)::integer as net, max(r.total_cents)::integer as total
           from public.reservations r left join public.statement_lines l on l.reservation_id = r.id`,
        );
        const total = Number(row?.['total']);
        return { net: Number(row?.['net']), earned: total - Math.round(total * 0.2) };
      };
      const first = await sums();
      assert.equal(first.net, first.earned);
      const until = { check_in: await houseDay(-7), check_out: await houseDay(2) };
      await moveStay(id, until.check_in, until.check_out);
      assert.equal((await sums()).net, 0);
      const { lines } = await read('owner', until.check_out);
      assert.ok(lines.some(({ kind, expected }) => kind === 'stay' && expected));
      await query(`select public.tick(now() + interval '2 days')`);
      const [row] = await query('select sum(amount_cents)::integer as net from public.statement_lines');
      const total = Number(await valueOf('select total_cents from public.reservations'));
      assert.ok(total > first.net);
      assert.equal(row?.['net'], total - Math.round(total * 0.2));
    });

    test('takes payouts up to what is owed, each once', async () => {
      await addOwnedStay(OVER);
      await post();
      const request_key = newKey();
      await pay(LAST, 80_000, { request_key });
      await pay(LAST, 80_000, { request_key });
      assert.equal((await read('owner', LAST)).paid_cents, 80_000);
      assert.equal(await refusedWith(() => pay(LAST, 5)), 'bad_amount');
      await pay(LAST, 4);
      assert.equal((await read('owner', LAST)).paid_cents, 80_004);
    });
  });
}
