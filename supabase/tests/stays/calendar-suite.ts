import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer } from '../../../shared/src/data/database';
import { asPostgresError } from '../../../tools/backend/database-errors';
import { QUOTE } from '../matrix/stay-rows';
import { type Actor } from '../support/people';
import { query, refusal, script } from '../support/sql-session';
import { test } from '../support/tests-on';
import { ask, call, callRows, day, newKey, type Quote, refusedWith, type Stay, STAY, step } from './support';
import { WHOLE } from '../support/whole';
import { medianOf } from '../support/median';
import { houseDay } from './agreed-stay';

type CalendarRow = Answer<'house_calendar'>;

const HOUSE = STAY.property_id;
const ANA = { name: ' Ana Ruiz ', email: 'ana@people.test', phone: '', confirmed: true, locale: 'es' };

/** One stay after another in four houses, half of them past, and the time that the calendar takes to read 90 days. */
const fill = (stays: number): string => `
  alter table public.reservations disable trigger user;
  with houses as (select id, number, row_number() over (order by number) - 1 as place from public.properties)
  insert into public.reservations (property_id, check_in, check_out, guests, quote, total_cents, status)
    select h.id, d, d + 2, 2, '${QUOTE}', 1000, 'confirmed'
    from generate_series(1, ${stays}) n join houses h on h.place = n % 4
    cross join lateral (select private.house_today() + (n / 4 - ${stays} / 8) * 3 as d) at;
  alter table public.reservations enable trigger user;
  insert into public.occupancy (property_id, nights, kind, reservation_id)
    select r.property_id, r.nights, 'reservation', r.id from public.reservations r;
  insert into public.reservation_contacts (reservation_id, name) select r.id, 'Guest' from public.reservations r;
  analyze public.reservations, public.occupancy, public.reservation_contacts`;

/** The calendar of all houses, and stays that staff write down. */
export function calendarInSql(many = WHOLE ? 20_000 : 2000): void {
  const read = (from: number, to: number) =>
    callRows<CalendarRow>('management', 'house_calendar', { from_day: day(from), to_day: day(to) });
  const isGap = ({ kind }: CalendarRow): boolean => kind === 'gap';
  const block = (from: number, to: number) =>
    call('admin', 'block_nights', {
      property_id: HOUSE,
      from_day: day(from),
      to_day: day(to),
      note: 'Paint',
    });
  const quote = (change: object = {}) =>
    call<Quote & { set_aside: { code: string; hint: string } | null }>('management', 'staff_quote', {
      ...STAY,
      ...change,
    });
  const create = (quote_hash: string, change: object = {}, actor: Actor = 'management') =>
    call<Stay>(actor, 'create_stay', {
      ...STAY,
      ...ANA,
      quote_hash,
      request_key: newKey(),
      ...change,
    });

  describe('the calendar of all houses', () => {
    test('says what takes the nights, and in whose name', async () => {
      const { code } = await ask('client');
      await block(9, 12);
      const rows = await read(0, 14);
      assert.deepEqual(
        rows.filter((row) => !isGap(row)).map((row) => [row.from, row.to, row.kind, row.code ?? row.note]),
        [
          [day(0), day(7), 'pending', code],
          [day(9), day(12), 'block', 'Paint'],
        ],
      );
      assert.ok(rows[0]?.name);
      assert.deepEqual(await read(12, 14), []);
    });

    test('is read by owners for their houses, without names', async () => {
      const { code } = await ask('client');
      await block(9, 12);
      const days = { from_day: day(0), to_day: day(14) };
      const taken = async (actor: Actor) =>
        (await callRows<CalendarRow>(actor, 'taken_nights', days)).map(({ kind, code: of, note }) => [
          kind,
          of ?? note,
        ]);
      const both = [
        ['pending', code],
        ['block', 'Paint'],
      ];
      assert.deepEqual(await taken('owner'), both);
      assert.deepEqual(await taken('admin'), both);
      assert.deepEqual(await taken('newcomer'), []);
    });

    test('leaves out a hold that is over', async () => {
      await ask('client');
      await script(`update public.occupancy set held_until = now() - interval '1 minute'`);
      assert.deepEqual(await read(0, 14), []);
      assert.deepEqual(await callRows('admin', 'taken_nights', { from_day: day(0), to_day: day(14) }), []);
    });

    test('names free stretches that are shorter than the minimum stay, also at its edges', async () => {
      await block(0, 3);
      await block(5, 9);
      await block(12, 14);
      await block(15, 20);
      const gapsIn = async (from: number, to: number) =>
        (await read(from, to)).filter(isGap).map((gap) => [gap.from, gap.to, gap.min_nights]);
      const [two, one] = [
        [day(3), day(5), 3],
        [day(14), day(15), 3],
      ];
      assert.deepEqual(await gapsIn(0, 20), [two, one]);
      assert.deepEqual(await gapsIn(4, 10), [two]);
      assert.deepEqual(await gapsIn(5, 14), []);
    });

    test('opens a gap to guests as a whole, until its nights or those beside it change', async () => {
      const unblock = (from: number, to: number) =>
        call('admin', 'unblock_nights', {
          property_id: HOUSE,
          from_day: day(from),
          to_day: day(to),
        });
      const openGap = (from: number, to: number, opened = true) =>
        call('management', 'open_gap', {
          ...{ property_id: HOUSE, from_day: day(from), to_day: day(to), opened },
        });
      const refusal = (from: number, to: number) =>
        refusedWith(() => call('client', 'quote_stay', { ...STAY, check_in: day(from), check_out: day(to) }));
      const isOpen = async () => (await read(0, 20)).filter(isGap).map(({ is_open }) => is_open);
      const offered = async (at: number) => {
        const days = { from_day: day(at), to_day: day(at + 1) };
        const [night] = await callRows<{ min_nights: number; may_arrive: boolean }>('anon', 'availability', {
          property_id: HOUSE,
          ...days,
        });
        return [night?.min_nights, night?.may_arrive];
      };
      // Guests arrive on one day of the week for at least seven nights, as at Christmas.
      await query(
        `insert into public.rates (property_id, nights, name, nightly_cents, min_nights, arrival_days)
         values ($1, daterange($2, $3), 'christmas', 100, 7, array[extract(isodow from $4::date)::integer])`,
        [HOUSE, day(0), day(14), day(6)],
      );
      await block(0, 3);
      await block(5, 9);
      assert.deepEqual([await refusal(3, 5), await offered(3)], ['arrival_day', [7, false]]);
      await openGap(3, 5);
      await openGap(3, 5);
      assert.deepEqual(await isOpen(), [true]);
      assert.deepEqual(
        [await offered(3), await offered(4)],
        [
          [2, true],
          [7, false],
        ],
      );
      assert.deepEqual(
        [await refusal(3, 4), await refusal(4, 5), await refusal(3, 5)],
        ['min_nights', 'arrival_day', undefined],
      );
      await openGap(3, 5, false);
      assert.deepEqual([await isOpen(), await refusal(3, 5)], [[false], 'arrival_day']);
      const noted = await query(
        `select old ->> 'from_day' as old, new ->> 'to_day' as new from private.setting_changes where subject = 'gap' order by id`,
      );
      assert.deepEqual(noted, [
        { old: null, new: day(5) },
        { old: day(3), new: null },
      ]);

      // It is taken, and given back.
      await openGap(3, 5);
      const { id } = await ask('client', { check_in: day(3), check_out: day(5) });
      await step('admin', 'decline_stay', id, { reason: 'No' });
      assert.deepEqual(await isOpen(), [false]);
      // What is beside it is free.
      await openGap(3, 5);
      await unblock(8, 9);
      assert.deepEqual(await isOpen(), [false]);
      await openGap(3, 5);
      await unblock(0, 3);
      assert.equal(await refusal(3, 5), 'arrival_day');
      assert.equal(await refusedWith(() => openGap(3, 5)), 'no_gap');
    });

    test('lets guests book what is left of an open gap that has begun', async () => {
      await query('delete from public.rates where property_id = $1', [HOUSE]);
      await query('insert into private.open_gaps values ($1, $2, $3)', [
        HOUSE,
        await houseDay(-2),
        await houseDay(2),
      ]);
      const nights = await callRows<{ min_nights: number }>('anon', 'availability', {
        property_id: HOUSE,
      });
      assert.deepEqual(
        nights.slice(0, 2).map(({ min_nights }) => min_nights),
        [2, 3],
      );
    });

    test('counts a gap from today on, and knows who arrives and leaves today in every period', async () => {
      const today = await houseDay(0);
      const from = (days: number) =>
        new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
      await query(
        `insert into public.occupancy (property_id, nights, kind)
         select $1, nights::daterange, 'block' from unnest($2::text[]) nights`,
        [HOUSE, `{"[${from(-9)},${from(-5)})","[${from(-4)},${today})","[${from(1)},${from(40)})"}`],
      );
      const rows = (first: number, end: number) =>
        callRows<CalendarRow>('admin', 'house_calendar', {
          from_day: from(first),
          to_day: from(end),
        });
      const gaps = (await rows(-10, 10)).filter(isGap);
      assert.deepEqual(
        gaps.map((gap) => [gap.from, gap.to]),
        [[today, from(1)]],
      );
      assert.deepEqual(
        (await rows(100, 130)).map(({ to }) => to),
        [today],
      );
    });

    test('is refused for days out of order and for more than 100', async () => {
      assert.equal(await refusedWith(() => read(5, 5)), 'bad_dates');
      assert.equal(await refusedWith(() => read(0, 101)), 'too_many_nights');
    });

    test(`is read by index among ${many} stays, 90 days in 60 ms, an owner’s month without a call for each`, async () => {
      await script(fill(many));
      const days = async (count: number) => ({ from_day: await houseDay(0), to_day: await houseDay(count) });
      const [month, quarter] = [await days(30), await days(90)];
      await medianOf(`an owner's month among ${many} stays`, 5, async () =>
        assert.equal((await callRows('owner', 'taken_nights', month)).length, 10),
      );
      const called = await query(
        `select policyname from pg_policies
         where tablename in ('occupancy', 'reservations') and qual like '%owns(%'`,
      );
      assert.deepEqual(called, []);

      const median = await medianOf(`the calendar of 90 days among ${many} stays`, 5, async () =>
        assert.ok((await callRows('admin', 'house_calendar', quarter)).length >= 110),
      );
      assert.ok(median <= 60, `${median} ms`);
      const plan = await query(
        `explain select o.id from public.properties p join public.occupancy o
           on int4range(o.property_number, o.property_number, '[]') && int4range(p.number, p.number, '[]')
           and o.nights && datemultirange(daterange('${quarter.from_day}', '${quarter.to_day}'))
           and o.released_at is null`,
      );
      assert.ok(JSON.stringify(plan).includes('occupancy_apart'), JSON.stringify(plan));
    });
  });

  describe('a stay that staff write down', () => {
    test('takes the nights, is agreed at once, and tells the guest', async () => {
      const { quote_hash, set_aside, total_cents } = await quote();
      assert.equal(set_aside, null);
      const stay = await create(quote_hash);
      assert.deepEqual([stay.status, stay.total_cents, stay.hold_until], ['confirmed', total_cents, null]);
      const [row] = await query(
        `select c.name, c.email, c.phone, r.guest_id, q.state::text, q.locale, r.quote ? 'set_aside' as aside,
           (select string_agg(p.kind::text, ',' order by p.due_on) from public.payments p where p.reservation_id = r.id) as due,
           (select e.actor from public.request_events e where e.request_id = q.id) as actor,
           (select m.template || ' ' || m.address || ' ' || m.locale from private.mail_outbox m where m.request_id = q.id) as mail
         from public.reservations r join public.reservation_contacts c on c.reservation_id = r.id
         join public.requests q on q.reservation_id = r.id where r.id = $1`,
        [stay.id],
      );
      assert.deepEqual(
        { ...row },
        {
          name: 'Ana Ruiz',
          email: 'ana@people.test',
          phone: null,
          guest_id: null,
          state: 'closed',
          locale: 'es',
          aside: false,
          due: String(row?.['due']),
          actor: 'house',
          mail: 'confirmed ana@people.test es',
        },
      );
      assert.match(String(row?.['due']), /deposit/);
      assert.equal(await refusedWith(() => ask('client')), 'taken');
    });

    test('can be held like a request, and is one however often it is sent', async () => {
      const { quote_hash } = await quote();
      const request_key = newKey();
      const stay = await create(quote_hash, {
        request_key,
        confirmed: false,
        email: '',
        phone: '+52 1',
      });
      assert.equal(stay.status, 'pending');
      assert.ok(stay.hold_until);
      assert.deepEqual(await create('x', { request_key }, 'admin'), stay);
    });

    test('may break a rule of guests, which the quote names, and no other', async () => {
      const short = { check_out: day(1) };
      const { quote_hash, set_aside } = await quote(short);
      assert.equal(set_aside?.code, 'min_nights');
      assert.equal((JSON.parse(set_aside.hint) as { min_nights: number }).min_nights, 3);
      assert.equal((await create(quote_hash, short)).status, 'confirmed');
      for (const [word, change] of [
        ['taken', {}],
        ['too_many_guests', { guests: 99 }],
        ['past', { check_in: '2020-01-01', check_out: '2020-01-09' }],
        ['bad_dates', { check_out: day(0) }],
        ['unknown_property', { property_id: 'castle' }],
      ] as const) {
        assert.equal(await refusedWith(() => quote(change)), word);
        assert.equal(await refusedWith(() => create('x', change)), word);
      }
    });

    test('is quoted at other nights over its own, and to its end when it has begun', async () => {
      const { quote_hash } = await quote();
      const { id } = await create(quote_hash);
      const nights = { check_in: day(1), check_out: day(8) };
      assert.equal(await refusedWith(() => quote(nights)), 'taken');
      assert.equal((await quote({ ...nights, reservation_id: id })).nights, 7);
      await script(
        `alter table public.reservations disable trigger user;
         update public.reservations set check_in = private.house_today() - 2, check_out = private.house_today() + 1;
         alter table public.reservations enable trigger user;
         update public.occupancy set nights = daterange(private.house_today() - 2, private.house_today() + 1)`,
      );
      const days = { check_in: await houseDay(-2), check_out: await houseDay(2) };
      const longer = await quote({ ...days, reservation_id: id });
      assert.deepEqual([longer.nights, longer.set_aside], [4, null]);
      assert.equal(await refusedWith(() => quote({ ...days })), 'past');
    });

    test('is refused at another price, with the new quote, and without a guest who can be reached', async () => {
      const { quote_hash } = await quote();
      const error = asPostgresError(await refusal(() => create('x')));
      assert.equal(error?.detail, 'price_changed');
      assert.equal((JSON.parse(error.hint ?? '') as Quote).quote_hash, quote_hash);
      for (const [word, change] of [
        ['bad_name', { name: ' ' }],
        ['bad_name', { name: 'x'.repeat(202) }],
        ['bad_email', { email: 'ana' }],
        ['bad_phone', { phone: '1'.repeat(21) }],
        ['no_contact', { email: ' ', phone: ' ' }],
        ['bad_key', { request_key: null }],
      ] as const) {
        assert.equal(await refusedWith(() => create(quote_hash, change)), word);
      }
    });
  });
}
