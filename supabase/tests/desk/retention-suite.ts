import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { ask, call, newKey, requestOf, step } from '../stays/support';
import { actAs } from '../support/schema';
import { emailOf, idOf } from '../support/people';
import type { SqlSession } from '../support/sql-session';
import { testsOn } from '../support/tests-on';
import { inquiry } from './desk-suite';

/** What time does: holds end, requests wake, and what the privacy notice promises to delete is deleted. */
export function retentionInSql(getSession: () => SqlSession): void {
  const test = testsOn(getSession);

  /** Moves the clock: the moment is in words of PostgreSQL, counted from now. */
  const tick = async (session: SqlSession, later: string) => {
    await session.script('set constraints all immediate; set constraints all deferred');
    await session.script('set local role service_role');
    const [row] = await session.query('select * from public.tick(now() + $1::interval)', [later]);
    await session.script('reset role');
    return { ...row } as { purged: number };
  };
  /** How many rows there are of each table that knows anything of a request. */
  const traces = async (session: SqlSession, request: string) => {
    const [row] = await session.query(
      `select (select count(*)::int from public.requests where id = $1) as requests,
        (select count(*)::int from public.request_events where request_id = $1) as events,
        (select count(*)::int from private.request_words where request_id = $1) as words,
        (select count(*)::int from private.mail_outbox where request_id = $1) as mails,
        (select count(*)::int from public.request_leases where request_id = $1) as leases`,
      [request],
    );
    return { ...row };
  };

  describe('retention', () => {
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
      const [early] = await session.query('select * from public.tick()');
      assert.deepEqual({ ...early }, { expired: 0, woken: 0, reminded: 0, purged: 1, posted: 0 });
      const [late] = await session.query(`select * from public.tick(now() + interval '25 hours')`);
      assert.deepEqual({ ...late }, { expired: 1, woken: 0, reminded: 0, purged: 0, posted: 0 });
      await session.script('reset role');
      const left = await session.query(
        `select (select count(*)::int from public.requests) as requests, closed_as::text from public.reservations where id = $1`,
        [id],
      );
      assert.deepEqual({ ...left[0] }, { requests: 2, closed_as: 'expired' });
    });

    test('deletes an inquiry twelve months after the last one that is answered in it, with everything that knows of it, and no day earlier', async (session) => {
      const request_id = await inquiry(session, 'client', 'A wedding in October?');
      const say = (actor: 'admin' | 'client', body: string) =>
        call(session, actor, 'send_message', { request_id, body, request_key: newKey() });
      await say('admin', 'With pleasure.');
      await say('client', 'For sixty guests.');
      await call(session, 'admin', 'add_note', { request_id, body: 'A large party', request_key: newKey() });
      await call(session, 'admin', 'hold_request', { request_id });
      // One that is answered in it remembers it.
      const merged = await inquiry(session, 'client', 'Again about October');
      await call(session, 'admin', 'merge_requests', {
        request_id: merged,
        into_id: request_id,
        expected_version: 1,
      });
      await tick(session, '0 days');
      await session.query(
        `update private.mail_outbox set given_up_at = now(), last_error = 'no such mailbox' where address is not null`,
      );
      await session.query(
        `update public.contact_submissions set created_at = now() + interval '1 month'
         where id = (select contact_submission_id from public.requests where id = $1)`,
        [merged],
      );
      const before = await traces(session, request_id);
      assert.deepEqual(
        Object.values(before).map((count) => Number(count) > 0),
        [true, true, true, true, true],
      );

      assert.equal((await tick(session, '13 months -1 day')).purged, 0);
      assert.deepEqual((await traces(session, request_id))['requests'], 1);
      assert.equal((await tick(session, '13 months 1 day')).purged, 2);
      assert.deepEqual(await traces(session, request_id), {
        requests: 0,
        events: 0,
        words: 0,
        mails: 0,
        leases: 0,
      });
      assert.deepEqual(Object.values(await traces(session, merged)), [0, 0, 0, 0, 0]);
    });

    const merge = (session: SqlSession, request_id: string, into_id: string) =>
      call(session, 'admin', 'merge_requests', { request_id, into_id, expected_version: 1 });
    const sentLater = (session: SqlSession, request: string, later: string) =>
      session.query(
        `update public.contact_submissions set created_at = now() + $2::interval
         where id = (select contact_submission_id from public.requests where id = $1)`,
        [request, later],
      );
    /** @returns the request of a service booking of the client */
    const bookService = async (of: SqlSession): Promise<string> => {
      await actAs(of, 'client');
      await of.query(
        `insert into public.service_bookings
           (name, email, phone, service_title, service_category, service_price, preferred_date, guests)
         values ('A guest', $1, '1', 'Chef', 'Food', 'From $120', '2027-01-05', 2)`,
        [emailOf('client')],
      );
      await of.script('reset role');
      const [row] = await of.query(`select id from public.requests where kind = 'service'`);
      return String(row?.['id']);
    };
    const stateOf = async (session: SqlSession, request: string) => {
      const [row] = await session.query('select state, merged_into from public.requests where id = $1', [
        request,
      ]);
      return row && { ...row };
    };

    test('deletes an inquiry that is answered in a newer one, which keeps all that was said in it', async (session) => {
      const old = await inquiry(session, 'client', 'A wedding in October?');
      const kept = await inquiry(session, 'client', 'Again about October');
      await sentLater(session, kept, '2 months');
      await merge(session, old, kept);
      // Goes to the one in which it is answered.
      await call(session, 'client', 'send_message', {
        request_id: old,
        body: 'For sixty',
        request_key: newKey(),
      });
      await tick(session, '0 days');
      const before = await traces(session, kept);
      assert.equal((await tick(session, '12 months 1 day')).purged, 1);
      assert.deepEqual(Object.values(await traces(session, old)), [0, 0, 0, 0, 0]);
      assert.deepEqual(await traces(session, kept), before);
      assert.deepEqual(await stateOf(session, kept), { state: 'open', merged_into: null });
      assert.equal((await tick(session, '14 months 1 day')).purged, 1);
      assert.deepEqual(Object.values(await traces(session, kept)), [0, 0, 0, 0, 0]);
    });

    test('opens a service booking again that was to be answered in an inquiry that goes', async (session) => {
      const old = await inquiry(session, 'client', 'A wedding in October?');
      const booking = await bookService(session);
      await merge(session, booking, old);
      assert.equal((await tick(session, '12 months 1 day')).purged, 1);
      assert.deepEqual(Object.values(await traces(session, old)), [0, 0, 0, 0, 0]);
      assert.deepEqual(await stateOf(session, booking), { state: 'open', merged_into: null });
    });

    test('keeps an inquiry that is answered in the request of a stay with that stay, and deletes it when the stay came to nothing', async (session) => {
      const wish = await inquiry(session, 'client', 'We need a crib.');
      const { id } = await ask(session, 'client');
      await merge(session, wish, await requestOf(session, id));
      await step(session, 'admin', 'confirm_stay', id);
      const before = await traces(session, wish);
      assert.equal((await tick(session, '14 months')).purged, 0);
      assert.deepEqual((await traces(session, wish))['events'], before['events']);
      const cancel = { reservation_id: id, reason: 'A storm', expected_version: 2 };
      await call(session, 'admin', 'cancel_stay', cancel);
      assert.equal((await tick(session, '14 months')).purged, 1);
      assert.deepEqual(Object.values(await traces(session, wish)), [0, 0, 0, 0, 0]);
    });

    test('keeps the request of a stay, and what was said in it', async (session) => {
      await ask(session, 'client', { message: 'Is there a crib?' });
      const [stay] = await session.query('select id from public.requests where guest_id = $1', [
        idOf('client'),
      ]);
      const request_id = String(stay?.['id']);
      await call(session, 'admin', 'send_message', { request_id, body: 'Yes', request_key: newKey() });
      assert.equal((await tick(session, '5 years')).purged, 0);
      const { requests, words } = await traces(session, request_id);
      assert.deepEqual([requests, words], [1, 1]);
      const said = await session.query(
        `select body from public.request_events where request_id = $1 and body is not null order by id`,
        [request_id],
      );
      assert.deepEqual(
        said.map(({ body }) => body),
        ['Is there a crib?', 'Yes'],
      );
    });
  });
}
