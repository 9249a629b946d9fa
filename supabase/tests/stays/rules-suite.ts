import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer } from '../../../shared/src/data/database';
import { addDays } from '../../../shared/src/format/plain-date';
import type { Actor } from '../support/people';
import { query } from '../support/sql-session';
import { test } from '../support/tests-on';
import { ask, call, callRows, day, type Quote, refusedWith, STAY, step } from './support';

type Setting = Answer<'booking_rules'>;
type Preview = Answer<'preview_booking_rules'>;

const { property_id } = STAY;
const RULES = {
  balance_days: 60,
  deposit_days: 3,
  lapse_days: 2,
  bank_fee_percent: 5,
  half_refund_days: 30,
  lead_days: 0,
  most_nights: 90,
  farthest_days: 730,
  most_holds: 5,
};
const HOUSE = {
  deposit_percent: 30,
  hold_hours: 24,
  check_in_time: '15:00',
  check_out_time: '11:00',
};

/** What holds for new stays, as staff change it. */
export function rulesInSql(): void {
  const read = (house: string | null, actor: Actor = 'admin') =>
    call<Setting>(actor, 'booking_rules', { property_id: house });
  const set = async (
    draft: object,
    house: string | null = null,
    version?: number,
    actor: Actor = 'admin',
  ) => {
    const expected_version = version ?? (await read(house)).version;
    await call(actor, 'set_booking_rules', {
      property_id: house,
      draft: JSON.stringify(draft),
      expected_version,
    });
    return read(house);
  };
  const quote = (change: object = {}) => call<Quote>('client', 'quote_stay', { ...STAY, ...change });
  const today = async () => (await read(null)).today;

  describe('the rules of booking', () => {
    test('change for all houses or one, quote at once, and stay on record', async () => {
      assert.deepEqual((await read(null)).rules, RULES);
      const before = await quote();
      const rules = { ...HOUSE, deposit_percent: 40, hold_hours: 48, check_in_time: '16:30' };
      const house = await set(rules, property_id, 0, 'management');
      const all = await set({
        ...RULES,
        balance_days: 45,
        bank_fee_percent: 8,
        half_refund_days: 14,
      });
      assert.deepEqual(house.rules, rules);
      assert.deepEqual(
        house.history.map(({ old, new: now }) => [old, now]),
        [[HOUSE, rules]],
      );
      assert.deepEqual(
        all.history.map(({ old, new: now }) => [old?.['balance_days'], now?.['balance_days']]),
        [[60, 45]],
      );
      const after = await quote();
      assert.equal(before.deposit_cents, before.total_cents * 0.3);
      assert.equal(after.deposit_cents, after.total_cents * 0.4);
      assert.equal(after.balance_due_on, addDays(STAY.check_in, -45));
      assert.deepEqual(after.cancellation, [
        { until: addDays(STAY.check_in, -46), refund_share: 0.92 },
        { until: addDays(STAY.check_in, -15), refund_share: 0.5 },
        { until: STAY.check_in, refund_share: 0 },
      ]);
      assert.equal((await set(rules, property_id)).history.length, 1, 'saved again, nothing changes');
      const [hold] = await query(
        `select extract(epoch from hold_until - created_at) / 3600 as hours from public.reservations where id = $1`,
        [(await ask('client')).id],
      );
      assert.equal(Number(hold?.['hours']), 48);
    });

    test('leave stays that exist with the payments and conditions that were agreed', async () => {
      const stay = await ask('client');
      const facts = async () => ({
        stay: await query('select quote, total_cents, hold_until from public.reservations where id = $1', [
          stay.id,
        ]),
        payments: await query(
          'select kind, due_on::text, amount_cents from public.payments where reservation_id = $1 order by kind',
          [stay.id],
        ),
      });
      const change = async () => {
        await set({
          ...{ ...RULES, balance_days: 31, most_nights: 2, lead_days: 60, farthest_days: 30 },
          ...{ deposit_days: 20, lapse_days: 30, bank_fee_percent: 50, half_refund_days: 1 },
        });
        await set({ ...HOUSE, deposit_percent: 100, hold_hours: 1 }, property_id);
      };
      const asked = await facts();
      await change();
      assert.deepEqual(await facts(), asked);
      await step('admin', 'confirm_stay', stay.id);
      const { payments } = await facts();
      const { quote: agreed } = asked.stay[0] as unknown as { quote: Quote };
      assert.deepEqual(
        payments.map(({ kind, amount_cents }) => [kind, amount_cents]),
        [
          ['deposit', agreed.deposit_cents],
          ['balance', agreed.balance_cents],
        ],
      );
      assert.equal(payments.find(({ kind }) => kind === 'balance')?.['due_on'], agreed.balance_due_on);
      const due = addDays(await today(), RULES.deposit_days);
      assert.equal(payments.find(({ kind }) => kind === 'deposit')?.['due_on'], due);
      const kept = await query('select public.stay_lapses_on($1)::text as until', [stay.id]);
      assert.deepEqual({ ...kept[0] }, { until: addDays(due, RULES.lapse_days) });
      const confirmed = await facts();
      await set({ ...RULES, balance_days: 90 });
      assert.deepEqual(await facts(), confirmed);
    });

    test('close arrivals that are too near or too far and stays that are too long, to guests alone', async () => {
      const now = await today();
      const judge = (check_in: string, nights: number) =>
        refusedWith(() => quote({ check_in, check_out: addDays(check_in, nights) }));
      await set({ ...RULES, lead_days: 3, most_nights: 14, farthest_days: 365 });
      assert.equal(await judge(addDays(now, 2), 5), 'too_soon');
      assert.notEqual(await judge(addDays(now, 3), 5), 'too_soon');
      assert.equal(await judge(day(0), 15), 'too_many_nights');
      assert.equal(await judge(addDays(now, 366), 5), 'too_far');
      const nights = await callRows<{ night: string; may_arrive: boolean }>('client', 'availability', {
        property_id,
      });
      assert.deepEqual(
        nights.slice(0, 3).map(({ may_arrive }) => may_arrive),
        [false, false, false],
      );
      const near = { property_id, check_in: addDays(now, 1), check_out: addDays(now, 8), guests: 2 };
      const offered = await call<{ set_aside: { code: string } }>('management', 'staff_quote', near);
      assert.equal(offered.set_aside.code, 'too_soon');
    });

    test('let one account have so many open requests, and no more', async () => {
      await set({ ...RULES, most_holds: 1 });
      await ask('client');
      const more = { check_in: day(20), check_out: day(27) };
      assert.equal(await refusedWith(() => ask('client', more)), 'too_many_holds');
    });

    test('are refused outside their limits, of no house, and when somebody was faster', async () => {
      const wordOf = (draft: object, house: string | null = null, version = 0) =>
        refusedWith(() => set(draft, house, version));
      for (const wrong of [
        {},
        { ...RULES, half_refund_days: 60 },
        { ...RULES, half_refund_days: 0 },
        { ...RULES, balance_days: 366 },
        { ...RULES, deposit_days: 0 },
        { ...RULES, lapse_days: 31 },
        { ...RULES, bank_fee_percent: 51 },
        { ...RULES, most_nights: 91 },
        { ...RULES, farthest_days: 731 },
        { ...RULES, lead_days: -1 },
        { ...RULES, most_holds: 1.5 },
        { ...RULES, balance_days: null },
      ])
        assert.equal(await wordOf(wrong), 'bad_booking_rules', JSON.stringify(wrong));
      for (const wrong of [{ deposit_percent: 101 }, { check_in_time: 'noon' }, { check_out_time: null }])
        assert.equal(await wordOf({ ...HOUSE, ...wrong }, property_id), 'bad_booking_rules');
      assert.equal(await wordOf(RULES, 'no-such-house'), 'unknown_property');
      await set({ ...RULES, lead_days: 1 });
      assert.equal(await wordOf(RULES), 'stale');
    });

    test('are compared before they are saved, which changes nothing', async () => {
      const preview = (draft: object, common: boolean) =>
        call<Preview>('management', 'preview_booking_rules', {
          ...STAY,
          draft: JSON.stringify(draft),
          common,
        });
      const house = await preview({ ...HOUSE, deposit_percent: 50 }, false);
      assert.equal(house.before.quote.deposit_cents, house.before.quote.total_cents * 0.3);
      assert.equal(house.after.quote.deposit_cents, house.after.quote.total_cents * 0.5);
      const all = await preview({ ...RULES, most_nights: 2 }, true);
      assert.deepEqual([all.before.code, all.after.code], [null, 'too_many_nights']);
      assert.deepEqual((await read(null)).rules, RULES);
      assert.equal((await read(property_id)).version, 0);
    });
  });
}
