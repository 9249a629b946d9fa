import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer } from '../../../shared/src/data/database';
import { addAgreedStay, addPayment, houseDay } from '../stays/agreed-stay';
import { ask, call, step, versionOf } from '../stays/support';
import { actAs } from '../support/schema';
import { query, script } from '../support/sql-session';
import { test } from '../support/tests-on';
import { WHOLE } from '../support/whole';
import { medianOf } from '../support/median';

type MoneyList = Answer<'money_list'>;

/** The page of money at the desk. */
export function moneyListInSql(many = WHOLE ? 20_000 : 2000, most = WHOLE ? 600 : 300): void {
  const list = (args: Record<string, unknown> = {}) => call<MoneyList>('management', 'money_list', args);
  const groupOf = async (in_group: string) => (await list({ in_group })).rows.map(({ cents }) => cents);
  /** A stay without payments: days from today. */
  const bareStay = async (from: number, to: number) => {
    const id = await addAgreedStay(from, to);
    await query('delete from public.payments where reservation_id = $1', [id]);
    return id;
  };
  describe('the page of money', () => {
    test('has each open payment in the group that says what is to do', async () => {
      const [yesterday, tomorrow] = [await houseDay(-1), await houseDay(1)];
      const stay = await bareStay(20, 24);
      await addPayment(stay, { kind: 'balance', amount_cents: 100 });
      await addPayment(stay, { kind: 'extra', what: 'Chef', amount_cents: 200, due_on: yesterday });
      await addPayment(stay, { kind: 'balance', amount_cents: 300, due_on: tomorrow });
      await addPayment(stay, { kind: 'balance', amount_cents: 400, voided_at: yesterday });
      await addPayment(stay, { kind: 'refund', amount_cents: 500 });
      const odd = await addPayment(stay, { kind: 'unexpected', amount_cents: 600, received_at: yesterday });
      await addPayment(stay, { kind: 'refund', amount_cents: 600, refund_of: odd });
      await addPayment(stay, {
        kind: 'deposit',
        amount_cents: 700,
        received_at: yesterday,
        disputed: 'open',
      });
      await addPayment(stay, {
        kind: 'deposit',
        amount_cents: 800,
        received_at: yesterday,
        disputed: 'won',
      });
      const { sums, rows } = await list();
      assert.deepEqual(
        rows.map(({ cents }) => cents),
        [100],
      );
      assert.deepEqual(sums, {
        today: { rows: 1, cents: 100 },
        overdue: { rows: 1, cents: 200 },
        refunds: { rows: 1, cents: 500 },
        unexpected: { rows: 1, cents: 600 },
        disputes: { rows: 1, cents: 700 },
      });
      assert.deepEqual(await groupOf('unexpected'), [600]);
      const { received, ...others } = (await list({ in_group: 'received' })).sums ?? {};
      assert.deepEqual([received, others], [{ rows: 3, cents: 2100 }, sums]);
      assert.deepEqual(await groupOf('nothing'), []);
    });

    test('holds a damage deposit until it is released, claimed or reversed', async () => {
      const stay = await bareStay(-5, -1);
      const paid = (cents: number) =>
        addPayment(stay, { kind: 'damage', amount_cents: cents, received_at: new Date().toISOString() });
      const [kept, back, gone] = [await paid(1000), await paid(2000), await paid(3000)];
      await paid(4000);
      assert.deepEqual((await groupOf('held')).toSorted(), [1000, 2000, 3000, 4000]);
      const change = async (name: string, args: Record<string, unknown>) => {
        const expected_version = await versionOf(stay);
        await call('management', name, { ...args, expected_version });
      };
      await change('release_damage', { payment_id: kept, claim_cents: 1000, reason: 'The lamp.' });
      await change('release_damage', { payment_id: back, claim_cents: 0, reason: '' });
      await change('reverse_payment', { payment_id: gone, reason: 'Another stay’s.' });
      assert.deepEqual(await groupOf('held'), [4000]);
      assert.deepEqual(await groupOf('refunds'), [2000]);
    });

    test('names holds that end today, and the day on which an unpaid stay is released', async () => {
      const asked = await ask('client');
      await query(`update public.reservations set hold_until = now() + interval '1 minute' where id = $1`, [
        asked.id,
      ]);
      assert.deepEqual(await groupOf('holds'), [asked.total_cents]);
      const stay = await bareStay(20, 24);
      const due_on = await houseDay(-1);
      await addPayment(stay, { kind: 'deposit', amount_cents: 100, due_on });
      const unpaid = async () => (await list({ in_group: 'unpaid' })).rows.map(({ day }) => day);
      assert.deepEqual(await unpaid(), [await houseDay(1)]);
      await step('management', 'keep_unpaid', stay, { until: await houseDay(9) });
      assert.deepEqual(await unpaid(), [await houseDay(9)]);
    });

    test('finds what goes back for nights that were let again and slept', async () => {
      const first = await bareStay(-9, -2);
      await addPayment(first, {
        kind: 'deposit',
        amount_cents: 50_000,
        received_at: new Date(Date.now() - 30 * 86_400_000).toISOString(),
      });
      await query('alter table public.reservations disable trigger user');
      await query(
        `update public.reservations set status = 'cancelled', closed_as = 'cancelled_by_guest', created_at = now() - interval '60 days',
           closed_at = now() - interval '30 days' where id = $1`,
        [first],
      );
      await query('alter table public.reservations enable trigger user');
      await query('update public.occupancy set released_at = now() where reservation_id = $1', [first]);
      assert.deepEqual(await groupOf('relet'), []);
      await bareStay(-9, -2);
      assert.deepEqual(await groupOf('relet'), [50_000]);
      await step('management', 'grant_relet', first, { amount_cents: 50_000 });
      assert.deepEqual(await groupOf('relet'), []);
    });

    test('finds what came by code, name and reference, and sums today by method', async () => {
      const stay = await bareStay(20, 24);
      await query(
        `insert into public.reservation_contacts (reservation_id, name) values ($1, 'Begoña Ríos')
         on conflict (reservation_id) do update set name = excluded.name`,
        [stay],
      );
      const now = new Date().toISOString();
      const paid = (row: Record<string, unknown>) => addPayment(stay, { received_at: now, ...row });
      const wrong = await paid({
        kind: 'deposit',
        amount_cents: 100,
        method: 'transfer',
        reference: 'SPEI-77',
      });
      await paid({ kind: 'deposit', amount_cents: -100, method: 'transfer', reverses: wrong });
      await paid({ kind: 'deposit', amount_cents: 900, method: 'cash' });
      await paid({ kind: 'refund', amount_cents: 50, method: 'card' });
      await paid({ kind: 'balance', amount_cents: 700, received_on: await houseDay(-40) });
      const received = async (args: Record<string, unknown>) =>
        (await list({ in_group: 'received', ...args })).rows
          .map(({ cents }) => cents)
          .toSorted((a, b) => a - b);
      assert.deepEqual(await received({}), [-100, -50, 100, 700, 900]);
      assert.deepEqual(await received({ from_day: await houseDay(-1) }), [-100, -50, 100, 900]);
      assert.deepEqual(await received({ to_day: await houseDay(-1) }), [700]);
      assert.deepEqual(await received({ words: 'spei 77' }), [100]);
      assert.deepEqual(await received({ words: 'rios SPEI' }), [100]);
      assert.deepEqual(await received({ words: 'somebody' }), []);
      assert.deepEqual((await list()).today, [
        { method: 'transfer', in_cents: 0, out_cents: 0 },
        { method: 'card', in_cents: 0, out_cents: 50 },
        { method: 'cash', in_cents: 900, out_cents: 0 },
      ]);
    });

    test(`comes page by page, and in ${most} ms at most among ${many} stays`, async () => {
      await script(fill(many));
      const seen: string[] = [];
      let last: MoneyList['rows'][number] | undefined;
      do {
        const after = last && { after_day: last.day, after_id: last.id };
        const page: MoneyList = await list({ in_group: 'overdue', most: 100, ...after });
        assert.equal(page.sums === null, last !== undefined);
        seen.push(...page.rows.map(({ id }) => id));
        last = page.rows.length === 100 && seen.length < 250 ? page.rows.at(-1) : undefined;
      } while (last);
      assert.equal(new Set(seen).size, seen.length);
      await actAs('management');
      for (const args of [
        `in_group => 'overdue'`,
        `in_group => 'overdue', words => 'jose 000123'`,
        `in_group => 'received', from_day => current_date - 31`,
        `in_group => 'received', from_day => current_date - 92, words => 'ref 123'`,
      ]) {
        const median = await medianOf(`money_list(${args}) among ${many} stays`, 3, () =>
          query(`select public.money_list(${args})`),
        );
        assert.ok(median <= most, `${args}: ${median} ms`);
      }
    });
  });
}

/** Stays over two years around today: of the past all is received, but one in fifty; one in ten is cancelled. */
const fill = (stays: number): string => `
  alter table public.reservations disable trigger user;
  alter table public.occupancy disable trigger user;
  insert into public.reservations
      (code, property_id, check_in, check_out, guests, status, closed_as, closed_at, quote, total_cents, rent_cents)
    select 'MR-' || lpad(n::text, 6, '0'), (array['villa-paradise', 'ocean-villa-infinity'])[1 + n % 2],
      current_date - 365 + n * 730 / ${stays}, current_date - 360 + n * 730 / ${stays}, 2,
      case when n % 10 = 0 then 'cancelled' else 'confirmed' end::public.stay_status,
      case when n % 10 = 0 then 'cancelled_by_guest' end::public.stay_closing,
      case when n % 10 = 0 then now() - interval '10 days' end, '{}', 100000, 100000
    from generate_series(1, ${stays}) n;
  insert into public.reservation_contacts (reservation_id, name, email)
    select r.id, 'José Guest' || right(r.code, 6), 'guest@people.test' from public.reservations r
    on conflict do nothing;
  insert into public.payments (reservation_id, kind, amount_cents, due_on, received_at, received_on, reference)
    select r.id, kind, 50000, due.on_day, case when paid then due.on_day + time '18:00' end,
      case when paid then due.on_day end, case when paid then 'Ref ' || right(r.code, 6) end
    from public.reservations r cross join unnest(array['deposit', 'balance', 'damage']::public.payment_kind[]) kind
    cross join lateral (select case kind when 'deposit' then r.check_in - 90 else r.check_in end as on_day) as due
    cross join lateral (select due.on_day < current_date and right(r.code, 2) not in ('17', '67') as paid) as money
    where r.status = 'confirmed';
  insert into public.payments (reservation_id, kind, amount_cents, due_on, received_at, refund_of)
    select p.reservation_id, 'refund', p.amount_cents, p.due_on, p.received_at, p.id
    from public.payments p where p.kind = 'damage' and p.received_at is not null;
  analyze public.reservations, public.payments, public.reservation_contacts`;
