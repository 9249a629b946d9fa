import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { asPostgresError } from '../../../tools/backend/database-errors';
import { idOf } from '../support/people';
import { inTransaction, refusal, type Row, type SqlSession } from '../support/sql-session';
import { ask, call, day, guestId, newKey, type Quote, refusedWith, STAY, type Stay } from './support';

/** The way of a stay from the question to its end, through the functions. */
export function bookingInSql(getSession: () => SqlSession): void {
  const test = (name: string, work: (session: SqlSession) => Promise<void>): void =>
    void it(name, () => inTransaction(getSession(), () => work(getSession())));

  const openPayments = (session: SqlSession): Promise<Row[]> =>
    session.query(
      `select kind::text, amount_cents, due_on::text from public.payments
       where received_at is null and voided_at is null order by payments.kind`,
    );
  const confirmed = async (session: SqlSession, change = {}): Promise<Stay> => {
    const { id } = await ask(session, 'client', change);
    return call<Stay>(session, 'management', 'confirm_stay', { reservation_id: id, expected_version: 1 });
  };

  describe('a stay', () => {
    test('is asked for with its quote, is held, and opens a request with the message', async (session) => {
      const quote = await call<Quote>(session, 'client', 'quote_stay', STAY);
      assert.deepEqual(quote.lines, [{ rule: 'base', nights: 7, unit_cents: 150000, amount_cents: 1050000 }]);
      const stay = await ask(session, 'client', { message: ' Is there a crib? ' });
      assert.match(stay.code, /^MR-[0-9A-Z]{6}$/);
      assert.deepEqual([stay.status, stay.total_cents, stay.version], ['pending', 1050000, 1]);
      const hours = (Date.parse(String(stay.hold_until)) - Date.now()) / 3_600_000;
      assert.ok(hours > 23.9 && hours <= 24, String(hours));
      const events = await session.query(
        'select actor, actor_id, kind::text, body from public.request_events order by id',
      );
      assert.deepEqual(
        events.map((event) => ({ ...event })),
        [
          { actor: 'guest', actor_id: guestId, kind: 'reservation', body: null },
          { actor: 'guest', actor_id: guestId, kind: 'message_in', body: 'Is there a crib?' },
        ],
      );
      const [contact] = await session.query('select email from public.reservation_contacts');
      assert.equal(contact?.['email'], 'client@people.test');
    });

    test('sent twice with one key is one', async (session) => {
      const request_key = newKey();
      const first = await ask(session, 'client', { request_key });
      const again = await call<Stay>(session, 'client', 'request_stay', {
        ...STAY,
        message: '',
        quote_hash: 'x',
        request_key,
      });
      assert.deepEqual(again, first);
    });

    test('whose price changed is refused with the new quote', async (session) => {
      const other = await call<Quote>(session, 'client', 'quote_stay', {
        ...STAY,
        property_id: 'ocean-villa-infinity',
      });
      const error = asPostgresError(
        await refusal(session, () => ask(session, 'client', { quote_hash: other.quote_hash })),
      );
      assert.deepEqual([error?.code, error?.detail], ['PT409', 'price_changed']);
      assert.deepEqual(JSON.parse(String(error?.hint)), await call(session, 'client', 'quote_stay', STAY));
    });

    test('over taken nights is refused, beside them it is not', async (session) => {
      await ask(session, 'client');
      assert.equal(
        await refusedWith(session, () => ask(session, 'admin', { check_in: day(6), check_out: day(10) })),
        'taken',
      );
      await session.script('reset role');
      await ask(session, 'admin', { check_in: day(7), check_out: day(10) });
      const nights = await session.query(
        `select free, may_arrive, may_leave from public.availability('villa-paradise', $1, $2)`,
        [day(-1), day(1)],
      );
      assert.deepEqual(
        nights.map((night) => ({ ...night })),
        [
          { free: true, may_arrive: false, may_leave: true },
          { free: false, may_arrive: false, may_leave: true },
        ],
      );
      const [house] = await session.query(
        `select free, reason, total_cents from public.available_properties($1, $2, 2) where property_id = 'villa-paradise'`,
        [day(0), day(7)],
      );
      assert.deepEqual({ ...house }, { free: false, reason: 'taken', total_cents: 1050000 });
    });

    test('has its nights free again once the hold is over, before the next request is judged', async (session) => {
      const { id } = await ask(session, 'client');
      await session.query(
        `update public.reservations set hold_until = now() - interval '1 minute' where id = $1`,
        [id],
      );
      const refused = () =>
        call(session, 'management', 'confirm_stay', { reservation_id: id, expected_version: 2 });
      assert.equal(await refusedWith(session, refused), 'hold_expired');
      await session.script('reset role');
      await ask(session, 'admin');
      const [row] = await session.query(
        'select closed_as::text, changed_by from public.reservations where id = $1',
        [id],
      );
      assert.deepEqual({ ...row }, { closed_as: 'expired', changed_by: null });
    });

    test('is requested five times at most before an answer', async (session) => {
      for (let asked = 0; asked < 5; asked++)
        await ask(session, 'client', { check_in: day(asked * 7), check_out: day(asked * 7 + 7) });
      const sixth = () => ask(session, 'client', { property_id: 'lagoon-villa-serenity' });
      assert.equal(await refusedWith(session, sixth), 'too_many_holds');
    });

    test('that is confirmed has a deposit and a balance due, and parts of them are noted', async (session) => {
      const { id, version } = await confirmed(session);
      const due = new Date(Date.parse(day(0)) - 60 * 86_400_000).toISOString().slice(0, 10);
      const [today] = await session.query('select private.house_today()::text as day');
      const isLate = due <= String(today?.['day']);
      assert.deepEqual(
        (await openPayments(session)).map((row) => ({ ...row })),
        isLate
          ? [{ kind: 'deposit', amount_cents: 1050000, due_on: today?.['day'] }]
          : [
              { kind: 'deposit', amount_cents: 315000, due_on: today?.['day'] },
              { kind: 'balance', amount_cents: 735000, due_on: due },
            ],
      );
      const pay = (amount_cents: number, expected_version: number) =>
        call<Stay>(session, 'admin', 'record_payment', {
          reservation_id: id,
          kind: 'deposit',
          amount_cents,
          expected_version,
        });
      assert.equal((await pay(100000, version)).version, version + 1);
      assert.equal(await refusedWith(session, () => pay(1, version)), 'stale');
      await session.script('reset role');
      assert.equal(await refusedWith(session, () => pay(2000000, version + 1)), 'bad_amount');
      await session.script('reset role');
      assert.equal((await openPayments(session))[0]?.['amount_cents'], (isLate ? 1050000 : 315000) - 100000);
    });

    for (const [actor, daysBefore, share] of [
      ['client', 70, 0.95],
      ['client', 61, 0.95],
      ['client', 60, 0.5],
      ['client', 31, 0.5],
      ['client', 30, 0],
      ['management', 30, 1],
    ] as const) {
      test(`cancelled by the ${actor} ${daysBefore} days before gives back ${share * 100} %`, async (session) => {
        const { id } = await confirmed(session);
        await session.query(
          `update public.reservations set quote = private.price_stay(property_id, d, d + 7, 2, d - 100), check_in = d, check_out = d + 7
           from (select private.house_today() + $2::integer as d) moved where id = $1`,
          [id, daysBefore],
        );
        await session.query(
          `update public.payments set received_at = now() where kind = 'deposit' and voided_at is null`,
        );
        const [paid] = await session.query(
          `select amount_cents from public.payments where received_at is not null`,
        );
        const refund = Math.round(Number(paid?.['amount_cents']) * share);
        if (actor === 'client')
          assert.equal(await call<number>(session, actor, 'stay_refund', { reservation_id: id }), refund);
        const stay = await call<Stay>(session, actor, 'cancel_stay', {
          reservation_id: id,
          reason: 'Ill',
          expected_version: 3,
        });
        assert.equal(stay.closed_as, actor === 'client' ? 'cancelled_by_guest' : 'cancelled_by_house');
        assert.deepEqual(
          (await openPayments(session)).map((row) => row['amount_cents']),
          refund > 0 ? [refund] : [],
        );
      });
    }

    test('is moved at the price of its new nights, and never onto others', async (session) => {
      const { id } = await ask(session, 'client');
      await ask(session, 'admin', { check_in: day(14), check_out: day(21) });
      const move = (check_in: string, check_out: string) =>
        call<Stay & Quote>(session, 'management', 'move_stay', {
          reservation_id: id,
          check_in,
          check_out,
          expected_version: 1,
        });
      assert.equal(await refusedWith(session, () => move(day(12), day(16))), 'taken');
      await session.script('reset role');
      assert.equal((await move(day(1), day(3))).total_cents, 300000);
      const [row] = await session.query(
        'select nights::text from public.occupancy where reservation_id = $1',
        [id],
      );
      assert.equal(row?.['nights'], `[${day(1)},${day(3)})`);
    });

    test('that somebody else changed says who and when', async (session) => {
      const { id, version } = await confirmed(session);
      const error = asPostgresError(
        await refusal(session, () =>
          call(session, 'admin', 'cancel_stay', {
            reservation_id: id,
            reason: '',
            expected_version: version - 1,
          }),
        ),
      );
      assert.equal(error?.detail, 'stale');
      assert.match(String(error?.hint), /^Marisma changed it at \d{4}-\d\d-\d\dT[\d:]{8}Z\.$/);
    });

    test('expires by tick, which also wakes requests and deletes inquiries of a year ago', async (session) => {
      const { id } = await ask(session, 'client');
      await session.query(
        `update public.requests set state = 'waiting', snoozed_until = now() + interval '1 hour'`,
      );
      await session.query(
        `insert into public.contact_submissions (name, email, inquiry_type, message, created_at)
         values ('Old', 'a@b.test', 'general', 'x', now() - interval '13 months'), ('New', 'a@b.test', 'general', 'x', now())`,
      );
      await session.script('set local role service_role');
      const [early] = await session.query('select public.tick() as done');
      assert.deepEqual(early?.['done'], { expired: 0, woken: 0, reminded: 0, purged: 1, posted: 0 });
      const [late] = await session.query(`select public.tick(now() + interval '25 hours') as done`);
      assert.deepEqual(late?.['done'], { expired: 1, woken: 0, reminded: 0, purged: 0, posted: 0 });
      await session.script('reset role');
      const left = await session.query(
        `select (select count(*)::int from public.requests) as requests, closed_as::text from public.reservations where id = $1`,
        [id],
      );
      assert.deepEqual({ ...left[0] }, { requests: 2, closed_as: 'expired' });
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
      test(`with ${JSON.stringify(change)} is refused as ${word}, quoted or sent`, async (session) => {
        assert.equal(
          await refusedWith(session, () => call(session, 'client', 'quote_stay', { ...STAY, ...change })),
          word,
        );
        assert.equal(
          await refusedWith(session, () => ask(session, 'client', { ...change, quote_hash: 'x' })),
          word,
        );
      });
    }

    test("of somebody else is not even known, and the guest's own needs staff to be confirmed", async (session) => {
      const { id } = await ask(session, 'client');
      for (const name of ['confirm_stay', 'withdraw_stay']) {
        const other = () => call(session, 'newcomer', name, { reservation_id: id, expected_version: 7 });
        assert.equal(await refusedWith(session, other), 'not_allowed');
        await session.script('reset role');
      }
      const own = () => call(session, 'client', 'confirm_stay', { reservation_id: id, expected_version: 1 });
      assert.equal(await refusedWith(session, own), 'not_allowed');
      await session.script('reset role');
      assert.equal(
        await refusedWith(session, () =>
          call(session, 'client', 'confirm_stay', { reservation_id: idOf('admin'), expected_version: 1 }),
        ),
        'not_allowed',
      );
    });
  });
}
