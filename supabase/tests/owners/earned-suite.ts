import assert from 'node:assert/strict';
import { describe } from 'node:test';

import fc from 'fast-check';

import type { Answer } from '../../../shared/src/data/database';
import { call, refusedWith } from '../stays/support';
import { type Actor, idOf, OWNED } from '../support/people';
import { query, runDeferred, script, undone } from '../support/sql-session';
import { test } from '../support/tests-on';
import { LAST, monthsAgo, THIS } from './months';
import { addOwnedStay, sellHouse } from './owned-stay';
import { WHOLE } from '../support/whole';
import { addPayment } from '../stays/agreed-stay';

type Statement = Answer<'owner_statement'>;

/** Five nights of last month: 1,000.00 rent, 190.00 taxes and 110.00 for cleaning. */
const OVER = {
  check_in: monthsAgo(1, 10),
  check_out: monthsAgo(1, 15),
  total_cents: 130_000,
  rent_cents: 100_000,
  tax_cents: 19_000,
};
/** The same in a month to come. */
const AHEAD = { ...OVER, check_in: '2040-01-05', check_out: '2040-01-10' };

/** What of a stay is the owner's, whatever happens to it. */
export function earnedInSql(runs = WHOLE ? 200 : 25): void {
  const read = (actor: Actor, month: string): Promise<Statement> =>
    call<Statement>(actor, 'owner_statement', { property_id: OWNED, month });
  const post = () => query('select public.tick()');
  const amounts = ({ lines }: Statement) => lines.map((line) => [line.kind, line.amount_cents, line.percent]);

  describe('what an owner earns', () => {
    test('is the rent: taxes and house fees are shown beside it, and are not hers', async () => {
      await addOwnedStay(OVER);
      await post();
      const statement = await read('owner', LAST);
      assert.deepEqual(amounts(statement), [
        ['stay', 100_000, null],
        ['commission', -20_000, 20],
      ]);
      const { gross_cents, tax_cents, rent_cents, commission_cents, payout_cents } = statement;
      assert.deepEqual(
        [gross_cents, tax_cents, rent_cents, commission_cents, payout_cents],
        [130_000, 19_000, 100_000, -20_000, 80_000],
      );
      assert.equal(statement.owner, 'owner@people.test');
      assert.match(
        statement.number,
        new RegExp(`^ST-${LAST.slice(0, 7).replace('-', '')}-[0-9A-F]{6}-\\d\\d$`),
      );
    });

    test('is of a stay that its guest cancelled the part of what was kept that is rent, rounded once', async () => {
      const id = await addOwnedStay({ ...OVER, closed_as: 'cancelled_by_guest' });
      await addPayment(id, { amount_cents: 30_001, received_at: 'now' });
      await post();
      const { gross_cents, tax_cents, rent_cents, lines } = await read('owner', THIS);
      // 300.01 × 1000 / 1300 = 230.776…; with the taxes 300.01 × 1190 / 1300 = 274.624….
      assert.deepEqual([gross_cents, rent_cents, tax_cents], [30_001, 23_078, 27_462 - 23_078]);
      assert.equal(lines[1]?.amount_cents, -4616);
    });

    test('is less ten percent where staff wrote before departure that she brought the guest', async () => {
      const id = await addOwnedStay(AHEAD);
      const own = { reservation_id: id, percent: 10, reason: 'Her sister', expected_version: 1 };
      const set = (change = {}) =>
        refusedWith(() => call('management', 'set_commission', { ...own, ...change }));
      assert.equal(await set({ percent: 15 }), 'bad_commission');
      assert.equal(await set({ reason: ' ' }), 'bad_body');
      assert.equal(await set({ expected_version: 7 }), 'stale');
      assert.equal(await set(), undefined);
      assert.deepEqual(amounts(await read('owner', '2040-01-01')), [
        ['stay', 100_000, null],
        ['commission', -10_000, 10],
      ]);
      const [note] = await query(`select body, actor_id from public.request_events where kind = 'note'`);
      assert.deepEqual(note, { body: '20 % → 10 %: Her sister', actor_id: idOf('management') });
      await query(`select public.tick('2040-01-11 12:00Z')`);
      assert.equal((await read('owner', '2040-01-01')).payout_cents, 90_000);
      const over = await addOwnedStay(OVER);
      assert.equal(await set({ reservation_id: over }), 'not_allowed');
    });

    test('explains the revenue of the dashboard: the nights of a month, and the stays that end in it', async () => {
      // Two of six nights belong to the month before, and another stay ends in the month after.
      await addOwnedStay({ check_in: '2040-01-30', check_out: '2040-02-05', total_cents: 60_000 });
      await addOwnedStay({ check_in: '2040-02-27', check_out: '2040-03-02', total_cents: 40_000 });
      const { sold_cents, later_cents, left_cents } = await read('owner', '2040-02-01');
      const span = { from_day: '2040-02-01', to_day: '2040-03-01' };
      const figures = await call<Answer<'house_figures'>>('owner', 'house_figures', span);
      assert.equal(figures.revenue_cents, 40_000 + 30_000);
      assert.deepEqual([sold_cents, later_cents, left_cents], [figures.revenue_cents, 30_000, 60_000]);
    });

    const change = fc.oneof(
      fc.record({ what: fc.constant('price' as const), rent: fc.integer({ min: 1000, max: 90_000 }) }),
      fc.record({ what: fc.constant('sale' as const), night: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ what: fc.constant('percent' as const), percent: fc.constantFrom(10, 20) }),
      fc.record({ what: fc.constant('cancelled' as const) }),
      fc.record({ what: fc.constant('kept' as const), cents: fc.integer({ min: 100, max: 40_000 }) }),
      fc.record({ what: fc.constant('tick' as const) }),
    );
    type Change = typeof change extends fc.Arbitrary<infer Of> ? Of : never;
    const apply = async (id: string, step: Change) => {
      const of = (set: string, ...values: unknown[]) =>
        query(`update public.reservations set ${set} where id = $1`, [id, ...values]);
      if (step.what === 'price') await of('total_cents = $2::integer + 31007, rent_cents = $2', step.rent);
      if (step.what === 'percent') await of('commission_percent = $2', step.percent);
      if (step.what === 'cancelled')
        await script(
          `alter table public.reservations disable trigger user;
           update public.reservations set status = 'cancelled', closed_as = 'cancelled_by_guest' where id = '${id}';
           alter table public.reservations enable trigger user;`,
        );
      if (step.what === 'kept') await addPayment(id, { amount_cents: step.cents, received_at: 'now' });
      if (step.what === 'sale') {
        await sellHouse(monthsAgo(1, 9 + step.night));
        await runDeferred();
      }
      await post();
    };

    test('is what is posted, to the cent and to whom, after any changes of a stay', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), (steps) =>
          undone(async () => {
            const id = await addOwnedStay(OVER);
            await query('delete from public.payments where reservation_id = $1', [id]);
            await post();
            for (const step of steps) await apply(id, step);
            const [sums] = await query(
              `select s.gross, s.tax, s.rent, l.gross as posted_gross, l.tax as posted_tax, l.payout as posted,
                 s.rent + s.commission as payout, private.rent_of(r, private.brought_by(r, private.house_today())) as earned
               from public.reservations r,
                 lateral (select sum(s.gross_cents) as gross, sum(s.tax_cents) as tax, sum(s.rent_cents) as rent,
                   sum(s.commission_cents) as commission
                   from private.owner_shares(r, private.brought_by(r, private.house_today())) s) s,
                 lateral (select sum(gross_cents) as gross, sum(tax_cents) as tax, sum(amount_cents) as payout
                   from public.statement_lines where reservation_id = r.id) l
               where r.id = $1`,
              [id],
            );
            assert.deepEqual(
              [sums?.['posted_gross'], sums?.['posted_tax'], sums?.['posted'], sums?.['rent']].map(Number),
              [sums?.['gross'], sums?.['tax'], sums?.['payout'], sums?.['earned']].map(Number),
            );
            const fees = Number(sums?.['gross']) - Number(sums?.['tax']) - Number(sums?.['rent']);
            assert.ok(fees >= 0, 'fees are never less than none');
            const wrong = await query(
              `select owner_id from (
                 select s.owner_id, s.rent_cents + s.commission_cents as cents from public.reservations r,
                   private.owner_shares(r, private.brought_by(r, private.house_today())) s
                 union all select owner_id, -payout_cents from private.owner_entries
               ) as both_sides group by owner_id having sum(cents) <> 0`,
            );
            assert.equal(wrong.length, 0, 'each owner has her own');
          }),
        ),
        { numRuns: runs },
      );
    });
  });
}
