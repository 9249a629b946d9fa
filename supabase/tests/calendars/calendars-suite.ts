import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { ask, call, callAna, day, refusedWith, step } from '../stays/support';
import { idOf, OWNED } from '../support/people';
import { query } from '../support/sql-session';
import { test } from '../support/tests-on';
import {
  claim,
  hear,
  linkFor,
  make,
  nights,
  read,
  rows,
  type Said,
  save,
  settle,
  shown,
  taken,
} from './support';

/** Links under which others read our calendars, and the calendars of others that we read. */
export function calendarsInSql(): void {
  describe('calendar links', () => {
    test('show which nights are taken, and nothing about the guest', async () => {
      await ask('client', { property_id: OWNED, message: 'My secret birthday' });
      await call('owner', 'block_nights', {
        property_id: OWNED,
        from_day: day(10),
        to_day: day(12),
        note: 'Roof',
      });
      const token = await make();
      const calendar = await read(token);
      assert.deepEqual(
        calendar?.nights.map((one) => [one['from_day'], one['to_day'], one['reserved'], one['sequence']]),
        [
          [day(0), day(7), true, 0],
          [day(10), day(12), false, 0],
        ],
      );
      assert.doesNotMatch(JSON.stringify(calendar), /secret|roof|client|MR-/i);
      const [kept] = await query('select token_hash::text as hash from private.calendar_link_secrets');
      assert.ok(!String(kept?.['hash']).includes(token), 'only a hash is kept');
    });

    test('keep an event’s id when a stay moves, and count the change', async () => {
      const stay = await ask('client', { property_id: OWNED });
      const token = await make();
      const before = await read(token);
      await query('update public.reservations set check_in = check_in + 1 where id = $1', [stay.id]);
      const after = await read(token);
      assert.equal(after?.nights[0]?.['id'], before?.nights[0]?.['id']);
      assert.deepEqual([after?.nights[0]?.['from_day'], after?.nights[0]?.['sequence']], [day(1), 1]);
    });

    test('are made, replaced and turned off one by one', async () => {
      const [airbnb, first] = [await make('owner', ' Airbnb '), await make('management')];
      assert.equal(await refusedWith(() => make('owner', 'vrbo')), 'link_exists');
      assert.equal(await refusedWith(() => make('owner', ' ')), 'bad_feed_name');
      const replaced = await linkFor();
      const second = await make('owner', 'Vrbo', replaced);
      assert.equal(await refusedWith(() => make('owner', 'Vrbo', replaced)), 'stale');
      assert.equal(await read(first), undefined);
      const link_id = await linkFor();
      const end = () => call<boolean>('owner', 'end_calendar_link', { link_id });
      assert.deepEqual([await end(), await end()], [true, false]);
      assert.equal(await read(second), undefined);
      assert.ok(await read(airbnb), 'the link of another channel is left alone');
      for (const wrong of ['', 'x', '0'.repeat(64), "' or true --"])
        assert.equal(await read(wrong), undefined);
      await query(`update public.property_owners set during = '[2020-01-01,2021-01-01)'`);
      assert.equal(await refusedWith(() => make('owner', 'Mine')), 'not_allowed', 'sold');
    });

    test('say who made them and when they were last read, and are not written to by every reading', async () => {
      await callAna('admin');
      const token = await make('admin');
      const readAt = async () => (await shown('owner'))?.links[0]?.['read_at'];
      assert.deepEqual(
        (await shown('owner'))?.links.map((link) => [link['channel'], link['made_by'], link['read_at']]),
        [['Vrbo', 'Ana', null]],
      );
      for (const [before, isWritten] of [
        ['4 minutes', false],
        ['6 minutes', true],
      ] as const) {
        await query('update public.calendar_links set read_at = now() - $1::interval', [before]);
        const was = await readAt();
        assert.ok(await read(token));
        assert.equal((await readAt()) !== was, isWritten, before);
      }
    });

    test('of an owner show all her houses by codes, and nothing of what is not hers', async () => {
      const other = 'ocean-villa-infinity';
      await query(`insert into public.property_owners (property_id, owner_id, during) values ($1, $2, $3)`, [
        other,
        idOf('owner'),
        `[2020-01-01,${day(10)})`,
      ]);
      const [mine, second] = [
        await ask('client', { property_id: OWNED, message: 'My secret birthday' }),
        await ask('client', { property_id: other }),
      ];
      await call('admin', 'block_nights', {
        property_id: other,
        from_day: day(11),
        to_day: day(14),
        note: 'After her time',
      });
      const feed = await save();
      await hear(feed, [['a', day(20), day(22)]]);
      const own = (actor: 'owner' | 'admin' | 'client', replaces?: unknown) =>
        call<string>(actor, 'make_calendar_link', replaces ? { replaces } : {});
      for (const actor of ['admin', 'client'] as const)
        assert.equal(await refusedWith(() => own(actor)), 'not_allowed');
      const [airbnb, token] = [await make(), await own('owner')];
      const calendar = await read(token);
      assert.deepEqual(
        calendar?.nights.map(({ from_day, house, called }) => [from_day, house, called]),
        [
          [day(0), 'Ocean Villa Infinity', second.code],
          [day(0), 'Villa Paradise', mine.code],
          [day(20), 'Villa Paradise', 'Airbnb'],
        ],
      );
      assert.doesNotMatch(JSON.stringify(calendar), /secret|client/i);
      const [link] = await query('select id from public.calendar_links where owner_id is not null');
      const newer = await own('owner', link?.['id']);
      assert.equal(await read(token), undefined);
      assert.ok((await read(newer)) && (await read(airbnb)));
      await query(`update public.property_owners set during = '[2020-01-01,2021-01-01)'`);
      assert.equal(await read(newer), undefined, 'no house is hers');
    });
  });

  describe('calendars of others', () => {
    test('take their nights, move them and give them back', async () => {
      const feed = await save();
      await hear(feed, [
        ['a', day(0), day(3)],
        ['b', day(5), day(8)],
      ]);
      assert.deepEqual(await taken(), [nights(0, 3), nights(5, 8)]);
      assert.equal(await refusedWith(() => ask('client', { property_id: OWNED })), 'taken');
      await hear(feed, [['b', day(6), day(9)]]);
      assert.deepEqual(await taken(), [nights(6, 9)]);
      const view = await shown();
      assert.equal(view?.feeds[0]?.['nights'], 3);
      assert.equal(view.feeds[0]['failing_since'], null);
    });

    test('that fail say since when and why, and free no night', async () => {
      const feed = await save();
      await hear(feed, [['a', day(0), day(3)]]);
      await hear(feed, null, { error: 'http_500' });
      const [since] = (await shown())?.feeds ?? [];
      await hear(feed, null, { error: 'timeout' });
      const [now] = (await shown())?.feeds ?? [];
      assert.equal(now?.['last_error'], 'timeout');
      assert.ok(now['failing_since']);
      assert.equal(now['failing_since'], since?.['failing_since']);
      assert.deepEqual(await taken(), [nights(0, 3)]);
      await hear(feed, null, { unchanged: true });
      assert.equal((await shown())?.feeds[0]?.['failing_since'], null);
      assert.deepEqual(await taken(), [nights(0, 3)]);
    });

    test('read in part take what is new, and free nothing', async () => {
      const feed = await save();
      await hear(feed, [
        ['a', day(0), day(3)],
        ['b', day(5), day(8)],
      ]);
      await hear(
        feed,
        [
          ['b', day(6), day(8)],
          ['c', day(10), day(12)],
        ],
        { error: 'recurring' },
      );
      assert.deepEqual(await taken(), [nights(0, 3), nights(6, 8), nights(10, 12)]);
    });

    test('that come empty keep their nights for a day', async () => {
      const feed = await save();
      await hear(feed, []);
      assert.equal((await shown())?.feeds[0]?.['last_error'], null, 'nothing was there to lose');
      await hear(feed, [['a', day(0), day(3)]]);
      await hear(feed, []);
      assert.equal((await shown())?.feeds[0]?.['last_error'], 'no_events');
      assert.deepEqual(await taken(), [nights(0, 3)]);
      await query(`update private.feed_reads set empty_since = now() - interval '25 hours'`);
      await hear(feed, []);
      assert.deepEqual(await taken(), []);
    });

    test('never take a night of a stay: the conflict is noted until it is over', async () => {
      const stay = await ask('client', { property_id: OWNED });
      const feed = await save();
      await hear(feed, [['a', day(5), day(9)]]);
      assert.deepEqual(await taken(), [nights(7, 9)]);
      const [conflict] = (await shown())?.conflicts ?? [];
      assert.deepEqual(
        [conflict?.['from_day'], conflict?.['to_day'], conflict?.['against'], conflict?.['code']],
        [day(5), day(7), 'reservation', stay.code],
      );
      await hear(feed, null);
      assert.equal((await shown())?.conflicts[0]?.['id'], conflict?.['id'], 'one conflict is told once');
      assert.equal((await shown('owner'))?.conflicts.length, 1);
      await step('client', 'withdraw_stay', stay.id);
      await hear(feed, null);
      assert.deepEqual((await shown())?.conflicts, []);
      assert.deepEqual(await taken(), [nights(5, 9)], 'without news of the calendar itself');
    });

    test('that close nights because they are taken here are no conflict, and no night of their own', async () => {
      const stay = await ask('client', { property_id: OWNED });
      const feed = await save({ blocks: true });
      const echo: Said[] = [
        ['a', day(0), day(7), 'unsure'],
        ['b', day(0), day(9), 'blocked'],
      ];
      await hear(feed, echo);
      assert.deepEqual((await shown())?.conflicts, []);
      await hear(feed, echo.slice(1));
      await step('client', 'withdraw_stay', stay.id);
      await hear(feed, null);
      assert.deepEqual(await taken(), [nights(7, 9)], 'they open there once they see it');
      await query(
        `update public.occupancy set released_at = released_at - interval '3 days' where kind = 'reservation'`,
      );
      await hear(feed, null);
      assert.deepEqual(await taken(), [nights(0, 9)]);
    });

    test('of two sites that sold one night: the later is a conflict', async () => {
      const [one, two] = [await save(), await save({ url: 'https://feeds.test/b.ics' })];
      await hear(one, [
        ['a', day(0), day(3)],
        ['b', day(5), day(6), 'blocked'],
      ]);
      await hear(two, [
        ['c', day(2), day(4)],
        ['d', day(5), day(6)],
      ]);
      const [conflict, ...rest] = (await shown())?.conflicts ?? [];
      assert.deepEqual([conflict?.['from_day'], conflict?.['against'], rest], [day(2), 'feed', []]);
    });

    test('turned off give their nights back; what a slow worker brings is dropped', async () => {
      const feed = await save();
      await hear(feed, [['a', day(0), day(3)]]);
      await query('update private.feed_reads set next_read = now()');
      const [late] = await claim();
      assert.deepEqual(await claim(), [], 'one worker reads it');
      await save({ feed_id: feed, active: false, expected_version: 1 });
      assert.deepEqual(await taken(), []);
      const outcome = { events: rows([['a', day(0), day(3)]]) };
      assert.equal(await settle(feed, late?.['claim'], outcome), false);
      await save({ feed_id: feed, url: 'https://feeds.test/new.ics', expected_version: 2 });
      assert.equal(await settle(feed, late?.['claim'], outcome), false);
      assert.deepEqual(await taken(), []);
    });

    test('removed give their nights to come back, and stay in the history of those that are over', async () => {
      const feed = await save();
      const [over] = await query(
        `insert into public.occupancy (property_id, nights, kind, feed_id, feed_event)
         values ($1, '[2020-01-03,2020-01-05)', 'feed', $2, 'old') returning id`,
        [OWNED, feed],
      );
      await hear(feed, [['a', day(0), day(3)]]);
      const token = await make('owner', 'Airbnb');
      const remove = { feed_id: feed, removed: true, expected_version: 1 };
      await save(remove);
      assert.deepEqual((await shown())?.feeds, []);
      assert.deepEqual(await taken(), ['[2020-01-03,2020-01-05)']);
      const [kept] = await query('select feed_id from public.occupancy where id = $1', [over?.['id']]);
      assert.equal(kept?.['feed_id'], feed);
      const [change] = await query(
        `select changed_by, new ->> 'removed_at' is not null as removed from private.setting_changes
         where subject = 'feed' and old is not null`,
      );
      assert.deepEqual(change, { changed_by: idOf('admin'), removed: true });
      assert.deepEqual(await claim(), []);
      assert.ok(await read(token), 'its link ends alone');
      assert.equal(await refusedWith(() => save(remove)), 'stale', 'a second tab');
      await save();
      assert.equal((await shown())?.feeds.length, 1, 'the address may be added anew');
    });

    test('of a worker that died are due again after five minutes', async () => {
      const feed = await save();
      const [first] = await claim();
      await query(`update private.feed_reads set next_read = next_read - interval '5 minutes'`);
      const [second] = await claim();
      assert.equal(await settle(feed, first?.['claim'], { events: rows([['a', day(0), day(3)]]) }), false);
      assert.equal(await settle(feed, second?.['claim'], { events: rows([['b', day(4), day(6)]]) }), true);
      assert.deepEqual(await taken(), [nights(4, 6)]);
    });

    test('are at addresses that are public sites', async () => {
      for (const url of [
        'http://feeds.test/a.ics',
        'https://10.0.0.1/a.ics',
        'https://[::1]/a.ics',
        'https://localhost/a.ics',
        'https://feeds.test:8443/a.ics',
        'https://ana:secret@feeds.test/a.ics',
        'https://feeds.test/a b.ics',
        'https://feeds.test/a\r\nX: y',
        'file:///etc/passwd',
        'feeds.test',
        '',
        `https://feeds.test/${'x'.repeat(2000)}`,
      ]) {
        assert.equal(await refusedWith(() => save({ url })), 'bad_feed_url', url);
      }
      const id = await save({ url: ' HTTPS://Feeds.Test/A.ics ' });
      const [feed] = await query('select url, version from public.calendar_feeds where id = $1', [id]);
      assert.deepEqual(feed, { url: 'https://feeds.test/A.ics', version: 1 });
      for (const [word, change] of [
        ['bad_feed_name', { name: ' ' }],
        ['feed_exists', { url: 'https://feeds.test/A.ics' }],
        ['unknown_property', { property_id: 'no-such-house' }],
        ['stale', { feed_id: id, expected_version: 0 }],
        ['unknown_feed', { feed_id: id, property_id: 'ocean-villa-infinity', expected_version: 1 }],
      ] as const) {
        assert.equal(await refusedWith(() => save(change)), word);
      }
      for (let count = 1; count < 10; count++) await save({ url: `https://feeds.test/${count}.ics` });
      const eleventh = () => save({ url: 'https://feeds.test/11.ics' });
      assert.equal(await refusedWith(eleventh), 'too_many_feeds');
    });
  });
}
