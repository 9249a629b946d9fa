import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer } from '../../../shared/src/data/database';
import { call, callRows, newKey, refusedWith } from '../stays/support';
import { type Actor, idOf, OWNED } from '../support/people';
import { query } from '../support/sql-session';
import { test } from '../support/tests-on';
import { LAST, monthsAgo, THIS, TODAY } from './months';
import { addOwnedStay, sellHouse } from './owned-stay';

type Statement = Answer<'owner_statement'>;
type Year = Answer<'owner_year'>;

const OTHER = 'lagoon-villa-serenity';
const YEAR = Number(LAST.slice(0, 4));
const OVER = { check_in: monthsAgo(1, 10), check_out: monthsAgo(1, 15), total_cents: 130_000 };
const WHOLE = { ...OVER, rent_cents: 100_000, tax_cents: 19_000 };

/** Expenses, transfers, the sheet of a year, and the mail that says a statement is ready. */
export function ownerAccountsInSql(): void {
  const read = (actor: Actor, month: string): Promise<Statement> =>
    call<Statement>(actor, 'owner_statement', { property_id: OWNED, month });
  const readYear = (actor: Actor, year = YEAR): Promise<Year[]> =>
    callRows<Year>(actor, 'owner_year', { year });
  const post = () => query('select public.tick()');
  const plumber = () => ({
    property_id: OWNED,
    spent_on: TODAY,
    what: 'Plumber, kitchen sink',
    amount_cents: 12_050,
    request_key: newKey(),
  });
  const pay = (more: object = {}) =>
    call('admin', 'record_payout', {
      property_id: OWNED,
      month: LAST,
      amount_cents: 80_000,
      paid_on: THIS,
      request_key: newKey(),
      reference: 'SPEI 4471',
      ...more,
    });
  describe('the account of an owner', () => {
    test('has expenses with what for, sent twice noted once, and a mistake is reversed once', async () => {
      const sent = plumber();
      await call('management', 'add_expense', sent);
      await call('management', 'add_expense', sent);
      const noted = await read('owner', THIS);
      assert.deepEqual(
        noted.lines.map(({ kind, what, amount_cents, check_in }) => [kind, what, amount_cents, check_in]),
        [['expense', 'Plumber, kitchen sink', -12_050, TODAY]],
      );
      assert.deepEqual(
        [noted.expense_cents, noted.payout_cents, noted.balance_cents],
        [-12_050, -12_050, -12_050],
      );
      const { id } = noted.lines[0] ?? {};
      await call('admin', 'reverse_expense', { expense_id: id });
      await call('admin', 'reverse_expense', { expense_id: id });
      const after = await read('owner', THIS);
      assert.deepEqual(
        after.lines.map(({ kind, of_kind, amount_cents, reversed }) => [
          kind,
          of_kind,
          amount_cents,
          reversed,
        ]),
        [
          ['expense', null, -12_050, true],
          ['correction', 'expense', 12_050, false],
        ],
      );
      assert.deepEqual([after.expense_cents, after.balance_cents], [0, 0]);
    });

    test('takes no expense without what for, of the future, or of a house without an owner', async () => {
      const refused = (change: object) =>
        refusedWith(() => call('admin', 'add_expense', { ...plumber(), ...change }));
      assert.equal(await refused({ what: ' ' }), 'bad_expense');
      assert.equal(await refused({ amount_cents: 0 }), 'bad_expense');
      assert.equal(await refused({ spent_on: monthsAgo(-1, 1) }), 'bad_dates');
      assert.equal(await refused({ property_id: OTHER }), 'no_owner');
    });

    test('pays less what was spent: rent 1,000.00, commission 200.00, expense 120.50', async () => {
      await addOwnedStay(WHOLE);
      await post();
      await call('management', 'add_expense', plumber());
      assert.equal(await refusedWith(() => pay()), 'bad_amount');
      await pay({ amount_cents: 67_950 });
      assert.equal((await read('owner', LAST)).balance_cents, 12_050);
      assert.equal((await read('owner', THIS)).balance_cents, 0);
    });

    test('says when, how much and with which reference was paid, and takes a wrong transfer back once', async () => {
      await addOwnedStay(WHOLE);
      await post();
      await pay();
      const { paid } = await read('owner', LAST);
      assert.deepEqual(
        paid.map(({ id: _, ...rest }) => rest),
        [{ paid_on: THIS, amount_cents: 80_000, reference: 'SPEI 4471', reversed: false }],
      );
      const wrong = { payout_id: paid[0]?.id };
      await call('management', 'reverse_payout', wrong);
      await call('management', 'reverse_payout', wrong);
      const after = await read('owner', LAST);
      assert.deepEqual([after.paid_cents, after.balance_cents, after.paid.length], [0, 80_000, 2]);
      await pay();
      assert.equal((await read('owner', LAST)).balance_cents, 0);
    });

    test('has the sheet of a year: what the guests paid, taxes, rent, commission, expenses and payouts by month', async () => {
      await addOwnedStay(WHOLE);
      await post();
      await pay({ amount_cents: 50_000 });
      const month = (await readYear('owner')).find((row) => row.month === LAST);
      const { owner_id: _, owner: __, ...sums } = month ?? ({} as Year);
      assert.deepEqual(sums, {
        property_id: OWNED,
        month: LAST,
        gross_cents: 130_000,
        tax_cents: 19_000,
        rent_cents: 100_000,
        commission_cents: -20_000,
        expense_cents: 0,
        payout_cents: 80_000,
        paid_cents: 50_000,
        balance_cents: 30_000,
      });
      assert.deepEqual(await readYear('management'), await readYear('owner'));
      assert.equal(await refusedWith(() => readYear('owner', 1)), 'bad_dates');
    });

    test('is each owner’s own, where a house was sold within the year', async () => {
      await addOwnedStay({
        check_in: monthsAgo(2, 3),
        check_out: monthsAgo(2, 8),
        total_cents: 50_000,
      });
      await addOwnedStay({
        check_in: monthsAgo(1, 20),
        check_out: monthsAgo(1, 25),
        total_cents: 70_000,
      });
      await sellHouse(monthsAgo(1, 10));
      await post();
      const years = [...new Set([monthsAgo(2, 1), LAST].map((month) => Number(month.slice(0, 4))))];
      const sums = async (actor: Actor) => {
        const rows = (await Promise.all(years.map((year) => readYear(actor, year)))).flat();
        const rents: Record<string, number> = {};
        for (const { owner_id, rent_cents } of rows)
          rents[String(owner_id)] = (rents[String(owner_id)] ?? 0) + Number(rent_cents ?? 0);
        return rents;
      };
      assert.deepEqual(await sums('owner'), { [idOf('owner')]: 50_000 });
      assert.deepEqual(await sums('admin'), { [idOf('owner')]: 50_000, [idOf('stranger')]: 70_000 });
    });
  });

  describe('the mail that a statement is ready', () => {
    const mails = () =>
      query(
        `select template, locale, address, data from private.mail_outbox where template = 'statement_ready'`,
      );

    test('goes once to each owner with lines in the month that is over, for all her houses', async () => {
      await query('select private.confirm_address($1)', [idOf('owner')]);
      await addOwnedStay(WHOLE);
      await post();
      await post();
      const { number } = await read('owner', LAST);
      assert.deepEqual(await mails(), [
        {
          template: 'statement_ready',
          locale: 'es',
          address: 'owner@people.test',
          data: {
            month: LAST,
            property: 'Villa Paradise',
            property_id: OWNED,
            number,
            balance_cents: 80_000,
            name: 'owner@people.test',
          },
        },
      ]);
    });

    test('is not sent for a month without lines, nor before the month is over', async () => {
      await query('select private.confirm_address($1)', [idOf('owner')]);
      await post();
      await call('management', 'add_expense', plumber());
      await post();
      assert.deepEqual(await mails(), []);
      await query(`select public.tick(date_trunc('month', now()) + interval '1 month 12 hours')`);
      assert.equal((await mails()).length, 1);
    });
  });
}
