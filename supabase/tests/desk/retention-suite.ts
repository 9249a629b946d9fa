import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { ask, call, newKey, requestOf, step } from '../stays/support';
import { as, callAsWorker } from '../support/schema';
import { idOf } from '../support/people';
import { columnOf, query, runDeferred, valueOf } from '../support/sql-session';
import { test } from '../support/tests-on';
import { inquire } from './support';
import { sendContact, sendService } from '../support/forms';

/** What time does: holds end, requests wake, and what the privacy notice promises to delete is deleted. */
export function retentionInSql(): void {
  /** Moves the clock: the moment is in words of PostgreSQL, counted from now. */
  const tick = async (later: string) => {
    await runDeferred();
    const [row] = await callAsWorker<{ purged: number }>('tick(now() + $1::interval)', [later]);
    assert.ok(row);
    return row;
  };
  /** How many rows there are of each table that knows anything of a request. */
  const traces = async (request: string) => {
    const [row] = await query(
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
    test('expires by tick, which also wakes requests and deletes inquiries of a year ago', async () => {
      const { id } = await ask('client');
      await query(`update public.requests set state = 'waiting', snoozed_until = now() + interval '1 hour'`);
      for (const age of [395, 0])
        await sendContact({ created_at: new Date(Date.now() - age * 86_400_000).toISOString() });
      const nothing = { expired: 0, woken: 0, reminded: 0, purged: 0, posted: 0 };
      assert.deepEqual(await tick('0 hours'), { ...nothing, purged: 1 });
      assert.deepEqual(await tick('25 hours'), { ...nothing, expired: 1 });
      const left = await query(
        `select (select count(*)::int from public.requests) as requests, closed_as::text from public.reservations where id = $1`,
        [id],
      );
      assert.deepEqual({ ...left[0] }, { requests: 2, closed_as: 'expired' });
    });

    test('deletes an inquiry twelve months after the last one that is answered in it, with everything that knows of it, and no day earlier', async () => {
      const request_id = await inquire('client', { message: 'A wedding in October?' });
      const say = (actor: 'admin' | 'client', body: string) =>
        call(actor, 'send_message', { request_id, body, request_key: newKey() });
      await say('admin', 'With pleasure.');
      await say('client', 'For sixty guests.');
      await call('admin', 'add_note', { request_id, body: 'A large party', request_key: newKey() });
      await call('admin', 'hold_request', { request_id });
      // One that is answered in it remembers it.
      const merged = await inquire('client', { message: 'Again about October' });
      await call('admin', 'merge_requests', {
        request_id: merged,
        into_id: request_id,
        expected_version: 1,
      });
      await tick('0 days');
      await query(
        `update private.mail_outbox set given_up_at = now(), last_error = 'no such mailbox' where address is not null`,
      );
      await query(
        `update public.contact_submissions set created_at = now() + interval '1 month'
         where id = (select contact_submission_id from public.requests where id = $1)`,
        [merged],
      );
      const before = await traces(request_id);
      assert.deepEqual(
        Object.values(before).map((count) => Number(count) > 0),
        [true, true, true, true, true],
      );

      assert.equal((await tick('13 months -1 day')).purged, 0);
      assert.deepEqual((await traces(request_id))['requests'], 1);
      assert.equal((await tick('13 months 1 day')).purged, 2);
      assert.deepEqual(await traces(request_id), {
        requests: 0,
        events: 0,
        words: 0,
        mails: 0,
        leases: 0,
      });
      assert.deepEqual(Object.values(await traces(merged)), [0, 0, 0, 0, 0]);
    });

    const merge = (request_id: string, into_id: string) =>
      call('admin', 'merge_requests', { request_id, into_id, expected_version: 1 });
    const sentLater = (request: string, later: string) =>
      query(
        `update public.contact_submissions set created_at = now() + $2::interval
         where id = (select contact_submission_id from public.requests where id = $1)`,
        [request, later],
      );
    /** @returns the request of a service booking of the client */
    const bookService = async (): Promise<string> => {
      await as('client', () => sendService());
      return valueOf(`select id from public.requests where kind = 'service'`);
    };
    const stateOf = async (request: string) => {
      const [row] = await query('select state, merged_into from public.requests where id = $1', [request]);
      return row && { ...row };
    };

    test('deletes an inquiry that is answered in a newer one, which keeps all that was said in it', async () => {
      const old = await inquire('client', { message: 'A wedding in October?' });
      const kept = await inquire('client', { message: 'Again about October' });
      await sentLater(kept, '2 months');
      await merge(old, kept);
      // Goes to the one in which it is answered.
      await call('client', 'send_message', {
        request_id: old,
        body: 'For sixty',
        request_key: newKey(),
      });
      await tick('0 days');
      const before = await traces(kept);
      assert.equal((await tick('12 months 1 day')).purged, 1);
      assert.deepEqual(Object.values(await traces(old)), [0, 0, 0, 0, 0]);
      assert.deepEqual(await traces(kept), before);
      assert.deepEqual(await stateOf(kept), { state: 'open', merged_into: null });
      assert.equal((await tick('14 months 1 day')).purged, 1);
      assert.deepEqual(Object.values(await traces(kept)), [0, 0, 0, 0, 0]);
    });

    test('opens a service booking again that was to be answered in an inquiry that goes', async () => {
      const old = await inquire('client', { message: 'A wedding in October?' });
      const booking = await bookService();
      await merge(booking, old);
      assert.equal((await tick('12 months 1 day')).purged, 1);
      assert.deepEqual(Object.values(await traces(old)), [0, 0, 0, 0, 0]);
      assert.deepEqual(await stateOf(booking), { state: 'open', merged_into: null });
    });

    test('keeps an inquiry that is answered in the request of a stay with that stay, and deletes it when the stay came to nothing', async () => {
      const wish = await inquire('client', { message: 'We need a crib.' });
      const { id } = await ask('client');
      await merge(wish, await requestOf(id));
      await step('admin', 'confirm_stay', id);
      const before = await traces(wish);
      assert.equal((await tick('14 months')).purged, 0);
      assert.deepEqual((await traces(wish))['events'], before['events']);
      const cancel = { reservation_id: id, reason: 'A storm', expected_version: 2 };
      await call('admin', 'cancel_stay', cancel);
      assert.equal((await tick('14 months')).purged, 1);
      assert.deepEqual(Object.values(await traces(wish)), [0, 0, 0, 0, 0]);
    });

    test('keeps the request of a stay, and what was said in it', async () => {
      await ask('client', { message: 'Is there a crib?' });
      const [stay] = await query('select id from public.requests where guest_id = $1', [idOf('client')]);
      const request_id = String(stay?.['id']);
      await call('admin', 'send_message', { request_id, body: 'Yes', request_key: newKey() });
      assert.equal((await tick('5 years')).purged, 0);
      const { requests, words } = await traces(request_id);
      assert.deepEqual([requests, words], [1, 1]);
      const said = await columnOf(
        `select body from public.request_events where request_id = $1 and body is not null order by id`,
        [request_id],
      );
      assert.deepEqual(said, ['Is there a crib?', 'Yes']);
    });
  });
}
