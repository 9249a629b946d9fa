import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { ask, call, day, type Stay } from '../stays/support';
import { OWNED } from '../support/people';
import type { SqlSession } from '../support/sql-session';
import { testsOn } from '../support/tests-on';
import { hear, make, nights, read, type Said, save, shown, taken } from './support';

const askHere = (session: SqlSession, from: number, to: number): Promise<Stay> =>
  ask(session, 'client', { property_id: OWNED, check_in: day(from), check_out: day(to) });
const withdraw = (session: SqlSession, { id }: Stay) =>
  call(session, 'client', 'withdraw_stay', { reservation_id: id, expected_version: 1 });
const conflicts = async (session: SqlSession): Promise<unknown[]> => (await shown(session))?.conflicts ?? [];

/** Our own nights that other sites repeat, their blocks, and what of their calendars is left out. */
export function echoesInSql(getSession: () => SqlSession): void {
  const test = testsOn(getSession);

  describe('our own nights in calendars of others', () => {
    for (const kind of ['booked', 'unsure', 'blocked'] as const)
      test(`are an echo, titled ${kind}, until they vanish once`, async (session) => {
        const stay = await askHere(session, 0, 7);
        const feed = await save(session, { blocks: true });
        const echo: Said[] = [['a', day(0), day(7), kind]];
        await hear(session, feed, echo);
        assert.deepEqual(await conflicts(session), [], 'no double booking');
        await withdraw(session, stay);
        await hear(session, feed, echo);
        await session.query(`update public.occupancy set released_at = released_at - interval '9 days'`);
        await hear(session, feed, null, { unchanged: true });
        assert.deepEqual(await taken(session), [], 'the canceled nights stay open');
        await hear(session, feed, [['x', day(20), day(22)]]);
        await hear(session, feed, echo);
        assert.deepEqual(await taken(session), [nights(0, 7)], 'what comes back is theirs');
      });

    test('are an echo when the site merges them with neighbors, its own among them', async (session) => {
      const feed = await save(session);
      await hear(session, feed, [['own', day(10), day(12)]]);
      const stay = await askHere(session, 0, 7);
      await askHere(session, 7, 10);
      await hear(session, feed, [['merged', day(0), day(12)]]);
      assert.deepEqual(await conflicts(session), []);
      assert.deepEqual(await taken(session), [nights(10, 12)]);
      await withdraw(session, stay);
      await hear(session, feed, [['merged', day(0), day(12)]]);
      assert.deepEqual(await taken(session), [nights(10, 12)]);
      await hear(session, feed, [['again', day(7), day(12)]]);
      assert.deepEqual([await conflicts(session), await taken(session)], [[], [nights(10, 12)]]);
    });

    test('are an echo when the site leaves out the nights that are over', async (session) => {
      const [house] = await session.query(
        `select (private.house_today() - 2)::text as from_day, private.house_today()::text as today`,
      );
      const stay = await askHere(session, 0, 7);
      await session.query('update public.reservations set check_in = $2 where id = $1', [
        stay.id,
        house?.['from_day'],
      ]);
      const feed = await save(session);
      await hear(session, feed, [['a', String(house?.['today']), day(7)]]);
      assert.deepEqual(await conflicts(session), []);
    });

    test('stay an echo where a stay moves, and what the event gains beyond it is theirs', async (session) => {
      const stay = await askHere(session, 0, 7);
      const feed = await save(session);
      await hear(session, feed, [['a', day(0), day(7)]]);
      await withdraw(session, stay);
      await hear(session, feed, [['a', day(3), day(9)]]);
      assert.deepEqual(await taken(session), [nights(7, 9)]);
    });

    test('are none where an event cuts a stay: it is told, and its nights are kept', async (session) => {
      const stay = await askHere(session, 0, 7);
      const feed = await save(session);
      const sold: Said[] = [['a', day(2), day(7)]];
      await hear(session, feed, sold);
      assert.equal((await conflicts(session)).length, 1);
      await withdraw(session, stay);
      await hear(session, feed, sold);
      assert.deepEqual(await taken(session), [nights(2, 7)]);
    });

    test('of a calendar read at two addresses are one booking, which neither frees for the other', async (session) => {
      const [one, two] = [await save(session), await save(session, { url: 'https://feeds.test/b.ics' })];
      const said: Said[] = [['a', day(0), day(3)]];
      await hear(session, one, said);
      await hear(session, two, said);
      assert.deepEqual(await conflicts(session), []);
      await hear(session, one, [['x', day(20), day(22)]]);
      await hear(session, two, said);
      assert.deepEqual(await taken(session), [nights(0, 3), nights(20, 22)]);
    });

    test('of a calendar that is turned off stay taken for another that still has them', async (session) => {
      const [one, two] = [await save(session), await save(session, { url: 'https://feeds.test/b.ics' })];
      await hear(session, one, [['a', day(0), day(3)]]);
      await hear(session, two, [['b', day(0), day(3)]]);
      assert.deepEqual(await conflicts(session), []);
      await save(session, { feed_id: one, active: false, expected_version: 1 });
      assert.deepEqual(await taken(session), [nights(0, 3)]);
    });

    test('are left out of the link of the channel that they come from, by whatever name it has now', async (session) => {
      const one = await save(session);
      const two = await save(session, { name: 'Booking', url: 'https://feeds.test/b.ics' });
      await hear(session, one, [['a', day(0), day(3)]]);
      await hear(session, two, [['b', day(5), day(8)]]);
      const [ofGoogle, ofOne] = [
        await make(session, 'admin', 'Google'),
        await make(session, 'admin', 'AIRBNB'),
      ];
      const days = async (token: string) =>
        (await read(session, token))?.nights.map((night) => night['from_day']);
      assert.deepEqual(await days(ofGoogle), [day(0), day(5)]);
      assert.deepEqual(await days(ofOne), [day(5)]);
      await save(session, { feed_id: one, name: 'Airbnb.mx', expected_version: 1 });
      assert.deepEqual(await days(ofOne), [day(5)]);
    });

    test('are dropped by staff until the event vanishes', async (session) => {
      const [date] = await session.query(
        `select (private.house_today() - 2)::text as before, private.house_today()::text as today`,
      );
      const [before, today] = [String(date?.['before']), String(date?.['today'])];
      const feed = await save(session);
      const said: Said[] = [['a', before, day(3)]];
      await hear(session, feed, said);
      const [row] = await session.query(`select id from public.occupancy where kind = 'feed'`);
      const drop = () => call<boolean>(session, 'admin', 'drop_feed_nights', { occupancy_id: row?.['id'] });
      assert.deepEqual([await drop(), await drop()], [true, false]);
      await hear(session, feed, said);
      assert.deepEqual(await taken(session), [`[${before},${today})`], 'what is over stays');
      await hear(session, feed, [['b', day(0), day(3)]]);
      assert.ok((await taken(session)).includes(nights(0, 3)), 'another event is another booking');
    });
  });

  describe('blocks of other sites', () => {
    const said: Said[] = [
      ['a', day(0), day(3)],
      ['window', day(6), day(212), 'blocked'],
    ];
    const feedOf = async (session: SqlSession) => (await shown(session))?.feeds[0];

    test('close nothing where bookings alone count, and it is said how many nights that leaves out', async (session) => {
      const feed = await save(session);
      await hear(session, feed, said);
      assert.deepEqual(await taken(session), [nights(0, 3)]);
      const found = await feedOf(session);
      assert.deepEqual(
        [found?.['blocks'], found?.['left_out'], found?.['longest_block']],
        [false, 206, null],
      );
    });

    test('close nights where they count, at once when that is chosen; a long one is told', async (session) => {
      const feed = await save(session);
      await hear(session, feed, said);
      await save(session, { feed_id: feed, expected_version: 1, blocks: true });
      assert.deepEqual(await taken(session), [nights(0, 3), nights(6, 212)]);
      const found = await feedOf(session);
      assert.deepEqual(
        [found?.['left_out'], found?.['longest_block']],
        [0, { from_day: day(6), to_day: day(212) }],
      );
      await save(session, { feed_id: feed, expected_version: 2 });
      assert.equal((await feedOf(session))?.['blocks'], true, 'what is not said stays');
      await save(session, { feed_id: feed, expected_version: 3, blocks: false });
      assert.deepEqual(await taken(session), [nights(0, 3)]);
    });
  });

  describe('entries that cannot be read', () => {
    test('are counted, and free no night that one of them may have had', async (session) => {
      const feed = await save(session);
      const all: Said[] = [
        ['a', day(0), day(3)],
        ['b', day(5), day(8)],
      ];
      const count = async () => (await shown(session))?.feeds[0]?.['unreadable'];
      await hear(session, feed, all, { unreadable: 1, error: 'recurring' });
      await hear(session, feed, all.slice(1), { unreadable: 2, error: 'bad_event' });
      assert.equal(await count(), 2);
      assert.deepEqual(await taken(session), [nights(0, 3), nights(5, 8)], 'a may have broken');
      await hear(session, feed, [], { unreadable: 2, error: 'bad_event' });
      assert.equal(
        (await shown(session))?.feeds[0]?.['last_error'],
        'bad_event',
        'and why, though the calendar is empty',
      );
      await hear(session, feed, [['c', day(10), day(12)]], { unreadable: 2, error: 'bad_event' });
      assert.deepEqual(await taken(session), [nights(0, 3), nights(10, 12)], 'b was canceled');
      await hear(session, feed, null, { unchanged: true });
      assert.equal(await count(), 2, 'nothing new');
      await hear(session, feed, [['c', day(10), day(12)]]);
      assert.deepEqual([await count(), await taken(session)], [0, [nights(10, 12)]]);
    });
  });
}
