import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { asPostgresError } from '../../../tools/backend/database-errors';
import { query, refusal, script, valueOf } from '../support/sql-session';
import { test } from '../support/tests-on';
import { ask, call, day, guestId, newKey, type Quote, refusedWith, STAY, type Stay, step } from './support';

/** Asking for a stay, through the functions. */
export function bookingInSql(): void {
  describe('a stay that is asked for', () => {
    test('is asked for with its quote, is held, and opens a request with the message', async () => {
      const quote = await call<Quote>('client', 'quote_stay', STAY);
      assert.deepEqual(quote.lines, [
        { kind: 'night', rule: 'base', nights: 7, unit_cents: 150000, amount_cents: 1050000 },
      ]);
      const stay = await ask('client', { message: ' Is there a crib? ' });
      assert.match(stay.code, /^MR-[0-9A-Z]{6}$/);
      assert.deepEqual([stay.status, stay.total_cents, stay.version], ['pending', 1050000, 1]);
      const hours = (Date.parse(String(stay.hold_until)) - Date.now()) / 3_600_000;
      assert.ok(hours > 23.9 && hours <= 24, String(hours));
      const events = await query(
        'select actor, actor_id, kind::text, body from public.request_events order by id',
      );
      assert.deepEqual(events, [
        { actor: 'guest', actor_id: guestId, kind: 'reservation', body: null },
        { actor: 'guest', actor_id: guestId, kind: 'message_in', body: 'Is there a crib?' },
      ]);
      assert.equal(await valueOf('select email from public.reservation_contacts'), 'client@people.test');
    });

    test('sent twice with one key is one', async () => {
      const request_key = newKey();
      const first = await ask('client', { request_key });
      const again = await call<Stay>('client', 'request_stay', {
        ...STAY,
        message: '',
        quote_hash: 'x',
        request_key,
      });
      assert.deepEqual(again, first);
    });

    test('whose price changed is refused with the new quote', async () => {
      const other = await call<Quote>('client', 'quote_stay', {
        ...STAY,
        property_id: 'ocean-villa-infinity',
      });
      const error = asPostgresError(await refusal(() => ask('client', { quote_hash: other.quote_hash })));
      assert.deepEqual([error?.code, error?.detail], ['PT409', 'price_changed']);
      assert.deepEqual(JSON.parse(String(error?.hint)), await call('client', 'quote_stay', STAY));
    });

    test('over taken nights is refused, beside them it is not', async () => {
      await ask('client');
      assert.equal(await refusedWith(() => ask('admin', { check_in: day(6), check_out: day(10) })), 'taken');
      await ask('admin', { check_in: day(7), check_out: day(10) });
      const nights = await query(
        `select free, may_arrive, may_leave from public.availability('villa-paradise', $1, $2)`,
        [day(-1), day(1)],
      );
      assert.deepEqual(nights, [
        { free: true, may_arrive: false, may_leave: true },
        { free: false, may_arrive: false, may_leave: true },
      ]);
      const [house] = await query(
        `select free, reason, total_cents from public.available_properties($1, $2, 2) where property_id = 'villa-paradise'`,
        [day(0), day(7)],
      );
      assert.deepEqual({ ...house }, { free: false, reason: 'taken', total_cents: 1050000 });
    });

    test('is priced in every other house when one has a price that no stay can have', async () => {
      await script('alter table public.properties drop constraint properties_nightly_cents_check');
      const listed = () => query('select * from public.available_properties($1, $2, 2)', [day(0), day(7)]);
      const before = await listed();
      await query(`update public.properties set nightly_cents = 999999999 where id = 'ocean-villa-infinity'`);
      const broken = { free: false, total_cents: null, reason: 'unknown_property' };
      assert.deepEqual(
        await listed(),
        before.map((house) =>
          house['property_id'] === 'ocean-villa-infinity' ? { ...house, ...broken } : house,
        ),
      );
    });

    test('has its nights free again once the hold is over, before the next request is judged', async () => {
      const { id } = await ask('client');
      await query(`update public.reservations set hold_until = now() - interval '1 minute' where id = $1`, [
        id,
      ]);
      const refused = () => call('management', 'confirm_stay', { reservation_id: id, expected_version: 2 });
      assert.equal(await refusedWith(refused), 'hold_expired');
      await ask('admin');
      const [row] = await query('select closed_as::text, changed_by from public.reservations where id = $1', [
        id,
      ]);
      assert.deepEqual({ ...row }, { closed_as: 'expired', changed_by: null });
    });

    test('is requested five times at most before an answer', async () => {
      for (let asked = 0; asked < 5; asked++)
        await ask('client', { check_in: day(asked * 7), check_out: day(asked * 7 + 7) });
      const sixth = () => ask('client', { property_id: 'lagoon-villa-serenity' });
      assert.equal(await refusedWith(sixth), 'too_many_holds');
    });

    test('keeps 90 nights at most for one account, holds that are over not counted', async () => {
      const { id } = await ask('client', { check_out: day(56) });
      const more = () => ask('client', { property_id: 'ocean-villa-infinity', check_out: day(35) });
      assert.equal(await refusedWith(more), 'too_many_held_nights');
      await query('update public.reservations set hold_until = now() where id = $1', [id]);
      await more();
    });

    test('is requested ten times an hour at most, withdrawn ones counted', async () => {
      for (let asked = 0; asked < 10; asked++) {
        const { id } = await ask('client');
        await step('client', 'withdraw_stay', id);
      }
      assert.equal(await refusedWith(() => ask('client')), 'too_many_requests');
      await query(`update public.reservations set created_at = now() - interval '1 hour'`);
      await ask('client');
    });

    const BAD: [string, Partial<typeof STAY>][] = [
      ['bad_dates', { check_in: day(7), check_out: day(0) }],
      ['bad_dates', { check_out: day(0) }],
      ['bad_dates', { check_out: 'infinity' }],
      ['past', { check_in: '2020-01-01', check_out: '2020-01-08' }],
      ['too_many_nights', { check_out: day(400) }],
      ['too_far', { check_in: day(900), check_out: day(907) }],
      ['bad_guests', { guests: 0 }],
      ['too_many_guests', { guests: 99 }],
      ['unknown_property', { property_id: 'castle' }],
      ['min_nights', { check_out: day(2) }],
      ['22008', { check_in: '2027-02-31' }],
    ];
    for (const [word, change] of BAD) {
      test(`with ${JSON.stringify(change)} is refused as ${word}, quoted or sent`, async () => {
        assert.equal(await refusedWith(() => call('client', 'quote_stay', { ...STAY, ...change })), word);
        assert.equal(await refusedWith(() => ask('client', { ...change, quote_hash: 'x' })), word);
      });
    }

    test('is refused with the numbers of house and season, for every reader', async () => {
      await query(
        `update public.rates set nights = '[2027-12-18,2028-01-02)', min_nights = 7, arrival_days = '{6,7}' where id = (
           select id from public.rates where property_id = $1 and nights @> date '2027-12-25')`,
        [STAY.property_id],
      );
      const tuesday = { ...STAY, check_in: '2027-12-21', check_out: '2027-12-28' };
      for (const [word, change] of [
        ['arrival_day', {}],
        ['too_many_guests', { guests: 99 }],
      ] as const)
        for (const actor of ['anon', 'client'] as const) {
          const error = asPostgresError(
            await refusal(() => call(actor, 'quote_stay', { ...tuesday, ...change })),
          );
          assert.equal(error?.detail, word);
          assert.deepEqual(JSON.parse(error.hint ?? ''), {
            ...{ sleeps: 12, max_pets: 2, season: 'christmas' },
            ...{ min_nights: 7, arrival_days: [6, 7] },
            ...{ lead_days: 0, most_nights: 90, farthest_days: 730 },
          });
        }
    });
  });
}
