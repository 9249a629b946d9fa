import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';

import { answerCalendar } from '../../../worker/calendar/answer-calendar';
import { readFeeds } from '../../../worker/feeds/read-feeds';
import { jsonLog } from '../../../worker/log';
import { OWNED } from '../../support/people';
import { embedded, sql } from '../../support/shared-backend';
import { serve, until } from '../queue';
import { dataAt, startTestWorker } from '../test-worker';
import { startFeedServer } from './feed-server';
import { calendar, stay } from './samples';

let lines: string[];
const log = jsonLog((line) => lines.push(line));
describe('calendars of others, read and answered', () => {
  beforeEach(async () => {
    lines = [];
    await sql('delete from public.occupancy');
    await sql('delete from public.calendar_feeds');
  });

  const addFeed = async (path: string): Promise<string> => {
    const staff = await embedded.signedIn('admin');
    const { data, error } = await staff.rpc('save_feed', {
      feed_id: null,
      property_id: OWNED,
      name: 'Airbnb',
      url: `https://feeds.test/${path}`,
      active: true,
      expected_version: 0,
    });
    assert.equal(error, null);
    return String(data);
  };
  const again = () => sql('update private.feed_reads set next_read = now()');
  const taken = async (): Promise<unknown[]> =>
    (
      await sql(
        `select nights::text from public.occupancy where kind = 'feed' and released_at is null order by 1`,
      )
    ).map((row) => row['nights']);
  const errors = async (): Promise<unknown[]> =>
    (await sql('select last_error from public.calendar_feeds order by url')).map((row) => row['last_error']);

  it('a calendar is read, its nights are taken, and kept when it breaks', async (test) => {
    let broken = false;
    const net = await startFeedServer(test, (_, response) =>
      broken
        ? void response.writeHead(200).end('<html>Sign in</html>')
        : void response.end(calendar(stay('a', '20400103', '20400108', 'SUMMARY:Ana Secreta'))),
    );
    await addFeed('secret-path.ics');
    const times = { claim: 50, feeds: 20 };
    const worker = startTestWorker({ url: 'smtp://127.0.0.1:9' }, { log, net, times });
    test.after(() => worker.stop());
    await until('its nights are taken', async () => (await taken()).length === 1);
    assert.deepEqual(await taken(), ['[2040-01-03,2040-01-08)']);
    broken = true;
    await again();
    await until('it is said', async () => (await errors())[0] === 'not_calendar');
    assert.deepEqual(await taken(), ['[2040-01-03,2040-01-08)']);
    broken = false;
    await again();
    await until('it is well again', async () => (await errors())[0] === null);
    assert.doesNotMatch(lines.join('\n'), /secret|feeds\.test/i);
  });

  it('many calendars are read by two workers at once, each once', async (test) => {
    const asked: string[] = [];
    const net = await startFeedServer(test, ({ url = '' }, response) => {
      asked.push(url);
      response.end(calendar(stay('a', '20400103', '20400108')));
    });
    for (let at = 0; at < 9; at++) await addFeed(`${at}.ics`);
    const all = async (): Promise<void> => {
      while (await readFeeds(dataAt(), log, net));
    };
    await Promise.all([all(), all()]);
    assert.equal(asked.length, 9);
    assert.deepEqual(await taken(), ['[2040-01-03,2040-01-08)'], 'one night is taken once');
    assert.deepEqual(
      await errors(),
      Array.from({ length: 9 }, () => null),
    );
  });

  it('a link answers the taken nights until it is turned off, and only what has changed', async (test) => {
    const url = await serve(test, answerCalendar(dataAt(), log));
    const get = (path: string, init?: RequestInit) => fetch(url + path, init);
    const owner = await embedded.signedIn('owner');
    const link = { property_id: OWNED, channel: 'Airbnb' };
    const { data } = await owner.rpc('make_calendar_link', link);
    const idOfLink = async () => {
      const { data: rows } = await owner.from('calendar_links').select('id').is('ended_at', null);
      return String(rows?.[0]?.id);
    };
    const path = `/calendar/${String(data)}.ics`;
    const blocked = (from_day: string, to_day: string) =>
      owner.rpc('block_nights', { property_id: OWNED, from_day, to_day, note: 'Secret roof' });
    await blocked('2027-03-01', '2027-03-04');

    const first = await get(path);
    const text = await first.text();
    assert.equal(first.status, 200);
    assert.equal(first.headers.get('Content-Type'), 'text/calendar; charset=utf-8');
    assert.match(text, /DTSTART;VALUE=DATE:20270301\r\nDTEND;VALUE=DATE:20270304\r\nSUMMARY:Blocked\r\n/);
    assert.doesNotMatch(text, /secret|owner/i);
    const tag = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    const date = { 'If-Modified-Since': first.headers.get('Last-Modified') ?? '' };
    assert.equal((await get(path, { headers: tag })).status, 304);
    assert.equal((await get(path, { headers: date })).status, 304);
    const head = await get(path, { method: 'HEAD' });
    assert.deepEqual(
      [head.status, head.headers.get('Content-Length'), await head.text()],
      [200, String(Buffer.byteLength(text)), ''],
    );
    await blocked('2027-04-01', '2027-04-04');
    assert.equal((await get(path, { headers: tag })).status, 200);
    assert.equal((await get(path, { method: 'POST' })).status, 405);

    const { data: newer } = await owner.rpc('make_calendar_link', { ...link, replaces: await idOfLink() });
    const replaced = `/calendar/${String(newer)}.ics`;
    assert.deepEqual([(await get(path)).status, (await get(replaced)).status], [404, 200]);

    const { data: ended } = await owner.rpc('end_calendar_link', { link_id: await idOfLink() });
    assert.equal(ended, true);
    const shapes = new Set<string>();
    for (const wrong of [
      path,
      replaced,
      `/calendar/${'0'.repeat(64)}.ics`,
      '/calendar/x.ics',
      '/calendar/',
      path.toUpperCase(),
    ]) {
      const answer = await get(wrong, { headers: tag });
      const headers = [...answer.headers].filter(([name]) => name !== 'date');
      shapes.add(JSON.stringify([answer.status, await answer.text(), headers]));
    }
    assert.equal(shapes.size, 1, 'an ended link looks like one that never was');
    assert.match([...shapes].join(), /^\[404,""/);

    const { data: own } = await owner.rpc('make_calendar_link', {});
    const phone = await (await get(`/calendar/${String(own)}.ics`)).text();
    assert.match(phone, /\r\nX-WR-CALNAME:Marisma\r\n[^]*\r\nSUMMARY:Bloqueado · Villa Paradise\r\n/);
  });
});
