import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { ask, call, day, type Stay } from '../stays/support';
import { OWNED } from '../support/people';
import { query } from '../support/sql-session';
import { test } from '../support/tests-on';
import { hear, make, nights, read, type Said, save, shown, taken } from './support';
import { houseDay } from '../stays/agreed-stay';

const askHere = (from: number, to: number): Promise<Stay> =>
  ask('client', { property_id: OWNED, check_in: day(from), check_out: day(to) });
const withdraw = ({ id }: Stay) =>
  call('client', 'withdraw_stay', { reservation_id: id, expected_version: 1 });
const conflicts = async (): Promise<unknown[]> => (await shown())?.conflicts ?? [];

/** Our own nights that other sites repeat, their blocks, and what of their calendars is left out. */
export function echoesInSql(): void {
  describe('our own nights in calendars of others', () => {
    for (const kind of ['booked', 'unsure', 'blocked'] as const)
      test(`are an echo, titled ${kind}, until they vanish once`, async () => {
        const stay = await askHere(0, 7);
        const feed = await save({ blocks: true });
        const echo: Said[] = [['a', day(0), day(7), kind]];
        await hear(feed, echo);
        assert.deepEqual(await conflicts(), [], 'no double booking');
        await withdraw(stay);
        await hear(feed, echo);
        await query(`update public.occupancy set released_at = released_at - interval '9 days'`);
        await hear(feed, null, { unchanged: true });
        assert.deepEqual(await taken(), [], 'the canceled nights stay open');
        await hear(feed, [['x', day(20), day(22)]]);
        await hear(feed, echo);
        assert.deepEqual(await taken(), [nights(0, 7)], 'what comes back is theirs');
      });

    test('are an echo when the site merges them with neighbors, its own among them', async () => {
      const feed = await save();
      await hear(feed, [['own', day(10), day(12)]]);
      const stay = await askHere(0, 7);
      await askHere(7, 10);
      await hear(feed, [['merged', day(0), day(12)]]);
      assert.deepEqual(await conflicts(), []);
      assert.deepEqual(await taken(), [nights(10, 12)]);
      await withdraw(stay);
      await hear(feed, [['merged', day(0), day(12)]]);
      assert.deepEqual(await taken(), [nights(10, 12)]);
      await hear(feed, [['again', day(7), day(12)]]);
      assert.deepEqual([await conflicts(), await taken()], [[], [nights(10, 12)]]);
    });

    test('are an echo when the site leaves out the nights that are over', async () => {
      const stay = await askHere(0, 7);
      await query('update public.reservations set check_in = private.house_today() - 2 where id = $1', [
        stay.id,
      ]);
      const feed = await save();
      await hear(feed, [['a', await houseDay(0), day(7)]]);
      assert.deepEqual(await conflicts(), []);
    });

    test('stay an echo where a stay moves, and what the event gains beyond it is theirs', async () => {
      const stay = await askHere(0, 7);
      const feed = await save();
      await hear(feed, [['a', day(0), day(7)]]);
      await withdraw(stay);
      await hear(feed, [['a', day(3), day(9)]]);
      assert.deepEqual(await taken(), [nights(7, 9)]);
    });

    test('are none where an event cuts a stay: it is told, and its nights are kept', async () => {
      const stay = await askHere(0, 7);
      const feed = await save();
      const sold: Said[] = [['a', day(2), day(7)]];
      await hear(feed, sold);
      assert.equal((await conflicts()).length, 1);
      await withdraw(stay);
      await hear(feed, sold);
      assert.deepEqual(await taken(), [nights(2, 7)]);
    });

    test('of a calendar read at two addresses are one booking, which neither frees for the other', async () => {
      const [one, two] = [await save(), await save({ url: 'https://feeds.test/b.ics' })];
      const said: Said[] = [['a', day(0), day(3)]];
      await hear(one, said);
      await hear(two, said);
      assert.deepEqual(await conflicts(), []);
      await hear(one, [['x', day(20), day(22)]]);
      await hear(two, said);
      assert.deepEqual(await taken(), [nights(0, 3), nights(20, 22)]);
    });

    test('of a calendar that is turned off stay taken for another that still has them', async () => {
      const [one, two] = [await save(), await save({ url: 'https://feeds.test/b.ics' })];
      await hear(one, [['a', day(0), day(3)]]);
      await hear(two, [['b', day(0), day(3)]]);
      assert.deepEqual(await conflicts(), []);
      await save({ feed_id: one, active: false, expected_version: 1 });
      assert.deepEqual(await taken(), [nights(0, 3)]);
    });

    test('are left out of the link of the channel that they come from, by whatever name it has now', async () => {
      const one = await save();
      const two = await save({ name: 'Booking', url: 'https://feeds.test/b.ics' });
      await hear(one, [['a', day(0), day(3)]]);
      await hear(two, [['b', day(5), day(8)]]);
      const [ofGoogle, ofOne] = [await make('admin', 'Google'), await make('admin', 'AIRBNB')];
      const days = async (token: string) => (await read(token))?.nights.map((night) => night['from_day']);
      assert.deepEqual(await days(ofGoogle), [day(0), day(5)]);
      assert.deepEqual(await days(ofOne), [day(5)]);
      await save({ feed_id: one, name: 'Airbnb.mx', expected_version: 1 });
      assert.deepEqual(await days(ofOne), [day(5)]);
    });

    test('are dropped by staff until the event vanishes', async () => {
      const [before, today] = [await houseDay(-2), await houseDay(0)];
      const feed = await save();
      const said: Said[] = [['a', before, day(3)]];
      await hear(feed, said);
      const [row] = await query(`select id from public.occupancy where kind = 'feed'`);
      const drop = () => call<boolean>('admin', 'drop_feed_nights', { occupancy_id: row?.['id'] });
      assert.deepEqual([await drop(), await drop()], [true, false]);
      await hear(feed, said);
      assert.deepEqual(await taken(), [`[${before},${today})`], 'what is over stays');
      await hear(feed, [['b', day(0), day(3)]]);
      assert.ok((await taken()).includes(nights(0, 3)), 'another event is another booking');
    });
  });

  describe('blocks of other sites', () => {
    const said: Said[] = [
      ['a', day(0), day(3)],
      ['window', day(6), day(212), 'blocked'],
    ];
    const feedOf = async () => (await shown())?.feeds[0];

    test('close nothing where bookings alone count, and it is said how many nights that leaves out', async () => {
      const feed = await save();
      await hear(feed, said);
      assert.deepEqual(await taken(), [nights(0, 3)]);
      const found = await feedOf();
      assert.deepEqual(
        [found?.['blocks'], found?.['left_out'], found?.['longest_block']],
        [false, 206, null],
      );
    });

    test('close nights where they count, at once when that is chosen; a long one is told', async () => {
      const feed = await save();
      await hear(feed, said);
      await save({ feed_id: feed, expected_version: 1, blocks: true });
      assert.deepEqual(await taken(), [nights(0, 3), nights(6, 212)]);
      const found = await feedOf();
      assert.deepEqual(
        [found?.['left_out'], found?.['longest_block']],
        [0, { from_day: day(6), to_day: day(212) }],
      );
      await save({ feed_id: feed, expected_version: 2 });
      assert.equal((await feedOf())?.['blocks'], true, 'what is not said stays');
      await save({ feed_id: feed, expected_version: 3, blocks: false });
      assert.deepEqual(await taken(), [nights(0, 3)]);
    });
  });

  describe('entries that cannot be read', () => {
    test('are counted, and free no night that one of them may have had', async () => {
      const feed = await save();
      const all: Said[] = [
        ['a', day(0), day(3)],
        ['b', day(5), day(8)],
      ];
      const count = async () => (await shown())?.feeds[0]?.['unreadable'];
      await hear(feed, all, { unreadable: 1, error: 'recurring' });
      await hear(feed, all.slice(1), { unreadable: 2, error: 'bad_event' });
      assert.equal(await count(), 2);
      assert.deepEqual(await taken(), [nights(0, 3), nights(5, 8)], 'a may have broken');
      await hear(feed, [], { unreadable: 2, error: 'bad_event' });
      assert.equal(
        (await shown())?.feeds[0]?.['last_error'],
        'bad_event',
        'and why, though the calendar is empty',
      );
      await hear(feed, [['c', day(10), day(12)]], { unreadable: 2, error: 'bad_event' });
      assert.deepEqual(await taken(), [nights(0, 3), nights(10, 12)], 'b was canceled');
      await hear(feed, null, { unchanged: true });
      assert.equal(await count(), 2, 'nothing new');
      await hear(feed, [['c', day(10), day(12)]]);
      assert.deepEqual([await count(), await taken()], [0, [nights(10, 12)]]);
    });
  });
}
