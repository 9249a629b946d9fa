import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer } from '../../../shared/src/data/database';
import { call, callRows, day } from '../stays/support';
import { type Actor, OWNED } from '../support/people';
import { query } from '../support/sql-session';
import { test } from '../support/tests-on';
import { addOwnedStay } from './owned-stay';

/** What owners and staff read about nights and revenue. */
export function figuresInSql(): void {
  const figures = (actor: Actor, from_day: string, to_day: string) =>
    callRows<Answer<'house_figures'>>(actor, 'house_figures', { from_day, to_day });

  describe('figures of the houses', () => {
    test('split a stay over two months to the cent', async () => {
      await addOwnedStay({ check_in: '2040-01-30', check_out: '2040-02-06', total_cents: 1000 });
      const house = { property_id: OWNED, blocked: 0 };
      assert.deepEqual(await figures('owner', '2040-01-01', '2040-03-01'), [
        { ...house, month: '2040-01-01', nights: 31, booked: 2, arrivals: 1, revenue_cents: 285 },
        { ...house, month: '2040-02-01', nights: 29, booked: 5, arrivals: 0, revenue_cents: 715 },
      ]);
    });

    test('count confirmed stays and blocks, and nothing that is asked for or cancelled', async () => {
      await call('owner', 'block_nights', { property_id: OWNED, from_day: day(0), to_day: day(3) });
      await addOwnedStay({ check_in: day(5), check_out: day(7), status: 'pending' });
      await addOwnedStay({ check_in: day(8), check_out: day(9), closed_as: 'cancelled_by_guest' });
      const [row] = await figures('owner', day(0), day(10));
      assert.deepEqual([row?.nights, row?.booked, row?.blocked, row?.revenue_cents], [10, 0, 3, 0]);
    });

    test('are those of all houses for staff, and of their own houses in their time for owners', async () => {
      await query(`update public.property_owners set during = '[2040-01-11,)'`);
      await addOwnedStay({ check_in: '2040-01-05', check_out: '2040-01-15', total_cents: 10_000 });
      const all = await figures('management', '2040-01-01', '2040-02-01');
      assert.equal(all.length, 4);
      const own = await figures('owner', '2040-01-01', '2040-02-01');
      assert.deepEqual(
        own.map((row) => [row.property_id, row.nights, row.booked, row.revenue_cents]),
        [[OWNED, 21, 4, 4000]],
      );
    });

    test('are read, as the list of stays is, without compiling the plan, which takes longer than reading', async () => {
      const rows = await query(
        `select p.proname as name, 'jit=off' = any (p.proconfig) as plain from pg_proc p
         join pg_language l on l.oid = p.prolang
         where l.lanname = 'plpgsql' and p.proname in ('house_figures', 'list_stays') order by 1`,
      );
      assert.deepEqual(rows, [
        { name: 'house_figures', plain: true },
        { name: 'list_stays', plain: true },
      ]);
    });
  });
}
