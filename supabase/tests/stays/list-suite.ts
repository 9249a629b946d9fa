import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Answer } from '../../../shared/src/data/database';
import { actAs } from '../support/schema';
import { inTransaction, query, script } from '../support/sql-session';
import { call, day } from './support';
import { WHOLE } from '../support/whole';
import { medianOf } from '../support/median';

type Listed = Answer<'list_stays'>;

/** Stays of two houses: the code's end is the number; every third is pending, confirmed or cancelled. */
const fill = (stays: number): string => `
  alter table public.reservations disable trigger user;
  alter table public.occupancy disable trigger user;
  insert into public.reservations
      (code, property_id, check_in, check_out, guests, status, closed_as, quote, total_cents, hold_until)
    select 'MR-' || lpad(n::text, 6, '0'), (array['villa-paradise', 'ocean-villa-infinity'])[1 + n % 2],
      date '${day(0)}' + n / 4, date '${day(0)}' + n / 4 + 5, 2,
      (array['pending', 'confirmed', 'cancelled'])[1 + n % 3]::public.stay_status,
      case when n % 3 = 2 then 'cancelled_by_guest'::public.stay_closing end, '{}', 1000,
      case when n % 3 = 0 then now() + interval '1 day' end
    from generate_series(1, ${stays}) n;
  insert into public.reservation_contacts (reservation_id, name, email)
    select r.id, 'José Guest' || right(r.code, 6), 'guest@people.test' from public.reservations r
    on conflict do nothing;
  insert into public.payments (reservation_id, kind, amount_cents, due_on, received_at)
    select r.id, kind, 500, case kind when 'deposit' then date '2020-01-01' else r.check_in end,
      case when kind = 'deposit' and right(r.code, 1) = '1' then now() end
    from public.reservations r, unnest(array['deposit', 'balance']::public.payment_kind[]) kind
    where r.status = 'confirmed';
  insert into public.payments (reservation_id, kind, amount_cents, due_on)
    select r.id, 'refund', 300, date '2020-01-01' from public.reservations r where r.status = 'cancelled';
  analyze public.reservations, public.payments, public.reservation_contacts`;

/** The list of all houses' stays: filters, pages, sums, and its time among many. */
export function listInSql(many = WHOLE ? 20_000 : 2000, most = WHOLE ? 500 : 300): void {
  const test = (name: string, stays: number, work: () => Promise<void>): void =>
    void it(name, () =>
      inTransaction(async () => {
        await script(fill(stays));
        await work();
      }),
    );
  const list = (args: Record<string, unknown> = {}) => call<Listed>('management', 'list_stays', args);
  const numbers = ({ stays }: Listed) => stays.map(({ code }) => Number(code.slice(3)));

  describe('the list of stays', () => {
    test('filters by house, state, arrival, words and what is owed', 12, async () => {
      const found = async (args: Record<string, unknown>) => numbers(await list(args));
      assert.deepEqual(await found({}), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      assert.deepEqual(await found({ show: 'past' }), []);
      assert.deepEqual(await found({ show: 'all', most: 3 }), [12, 8, 9]);
      assert.deepEqual(await found({ house: 'villa-paradise', state: 'confirmed' }), [4, 10]);
      assert.deepEqual(await found({ from_day: day(2), to_day: day(2) }), [8, 9, 10, 11]);
      assert.deepEqual(await found({ words: 'mr-000007' }), [7]);
      assert.deepEqual(await found({ words: 'guest000007 JOSE' }), [7]);
      assert.deepEqual(await found({ words: '100%_\\' }), []);
      assert.deepEqual(await found({ words: '  ' }), await found({}));
      assert.deepEqual(await found({ owed: 'due' }), [1, 4, 7, 10]);
      assert.deepEqual(await found({ owed: 'overdue' }), [4, 7, 10]);
      assert.deepEqual(await found({ owed: 'refund' }), [2, 5, 8, 11]);
    });

    test('sums what the filter meets, not the page', 12, async () => {
      const { totals, stays } = await list({ most: 2 });
      assert.equal(stays.length, 2);
      assert.deepEqual(totals, {
        stays: 12,
        nights: 20,
        revenue_cents: 4000,
        received_cents: 500,
        due_cents: 3500,
        overdue_cents: 1500,
        refund_cents: 1200,
      });
      await query('update public.payments set voided_at = now() where received_at is null');
      assert.equal((await list()).totals?.['due_cents'], 0);
    });

    test('pages by key in both orders: each stay once', 30, async () => {
      for (const show of ['coming', 'all']) {
        const seen: number[] = [];
        let last: Listed['stays'][number] | undefined;
        do {
          const page: Listed = await list({
            show,
            most: 7,
            ...(last && { after_day: last.check_in, after_code: last.code }),
          });
          assert.equal(page.totals === null, last !== undefined);
          seen.push(...numbers(page));
          last = page.stays.length === 7 ? page.stays.at(-1) : undefined;
        } while (last);
        assert.equal(new Set(seen).size, 30, show);
        assert.equal(seen.length, 30, show);
      }
    });

    test(`answers in ${most} ms at most among ${many}`, many, async () => {
      await actAs('management');
      for (const args of [
        `show => 'all'`,
        `show => 'all', owed => 'overdue'`,
        `show => 'all', words => 'jose 000123'`,
        `show => 'all', after_day => '${day(40)}', after_code => 'MR-000160'`,
      ]) {
        const median = await medianOf(`list_stays(${args}) among ${many} stays`, 3, () =>
          query(`select public.list_stays(${args})`),
        );
        assert.ok(median <= most, `${args}: ${median} ms`);
      }
    });
  });
}
