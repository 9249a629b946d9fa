import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { Tables } from '../../../shared/src/data/database';
import { call, newKey, refusedWith } from '../stays/support';
import { sendService } from '../support/forms';
import { inquire, mailed, requestOfStay, standing } from './support';
import type { Actor } from '../support/people';
import { actAs } from '../support/schema';
import { inTransaction, query, runDeferred, script, valueOf } from '../support/sql-session';
import { emailOf } from '../support/people';

/** The request, as `send_message` answers it. */
type Message = Tables<'requests'>;

/** Messages between a guest and the house. */
export function messagesInSql(): void {
  const test = (name: string, work: (request: string) => Promise<void>): void =>
    void it(name, () => inTransaction(async () => work(await requestOfStay('confirmed'))));

  describe('a message', () => {
    test('of the house awaits the answer of the guest, whose answer opens the request', async (request) => {
      const sent = await send('management', request, ' The crib is free. ');
      assert.deepEqual([sent.state, sent.version], ['waiting', 2]);
      assert.deepEqual(await standing(request), { state: 'waiting', unread: false, turn: false });
      const back = await send('client', request, 'Thank you');
      assert.deepEqual([back.state, back.version], ['open', 3]);
      assert.deepEqual(await standing(request), { state: 'open', unread: true, turn: true });
      const events = await query(
        `select kind::text, actor, body from public.request_events where kind in ('message_in', 'message_out') order by id`,
      );
      assert.deepEqual(
        events.map((event) => Object.values(event).join()),
        ['message_out,house,The crib is free.', 'message_in,guest,Thank you'],
      );
    });

    test('of the guest opens a closed request again, and says so to whoever closes it meanwhile', async (request) => {
      await query(`update public.requests set state = 'closed'`);
      assert.deepEqual(await standing(request), { state: 'closed', unread: true, turn: false });
      const { state, version } = await send('client', request, 'One more thing');
      assert.deepEqual([state, version], ['open', 3]);
      assert.equal((await send('client', request, 'And another')).version, 4);
    });

    test('of an owner about her house is answered like any, and leads back to her own page', async () => {
      const request = await inquire('owner', {
        ...{ email: emailOf('owner'), inquiry_type: 'owner', message: 'The roof?' },
        property_id: 'villa-paradise',
      });
      const [sent] = await query('select data from public.request_events where request_id = $1', [request]);
      assert.deepEqual(sent?.['data'], { inquiry_type: 'owner', property_id: 'villa-paradise' });
      await send('management', request, 'It is done.');
      await send('owner', request, 'Thank you');
      const [mail] = await mailed('reply');
      assert.deepEqual([mail?.['owner'], mail?.['question']], [true, 'The roof?']);
      await query(`delete from public.user_roles where role = 'owner'`);
      const owner = `select facts -> 'owner' from public.requests q, private.mail_facts(q) where q.id = $1`;
      assert.equal(await valueOf(owner, [request]), null, 'whoever has no owner area');
    });

    test('that a guest writes twice keeps the time since which the house owes an answer', async (request) => {
      await query(`update public.requests set state = 'open', turn_at = '2026-01-05T18:00:00Z'`);
      await send('client', request, 'Are you there?');
      const [row] = await query(`select turn_at = '2026-01-05T18:00:00Z' as kept from public.requests`);
      assert.equal(row?.['kept'], true);
    });

    test('is never undone by what the search keeps, however much was written, and the latest is found', async (request) => {
      // Eighty notes of short words that all differ are more than a tsvector holds.
      await runDeferred();
      await script(`alter table public.request_events disable trigger index_words`);
      await query(
        `insert into public.request_events (request_id, actor, kind, body)
         select $1, 'house', 'note', string_agg(chr(20000 + w % 100) || chr(20000 + w / 100 % 100) || chr(20000 + w / 10000), ' ')
         from generate_series(0, 79999) w group by w / 1000`,
        [request],
      );
      await script(`alter table public.request_events enable trigger index_words`);
      await send('client', request, 'Vanilla orchids');
      await runDeferred();
      for (const words of ['vanilla orch', 'mr'])
        assert.equal((await call('admin', 'find_requests', { words, most: 5 }))['id'], request, words);
    });

    test('of the house to what has changed since is refused with who and when; the same one sent again is not', async (request) => {
      const answer = (actor: Actor, expected_version: number | null, request_key = newKey()) =>
        call<Message>(actor, 'send_message', {
          request_id: request,
          body: 'The crib is free.',
          request_key,
          expected_version,
        });
      const key = newKey();
      const first = await answer('admin', 1, key);
      assert.equal(first.version, 2);
      assert.deepEqual(await answer('admin', 1, key), first);
      await script('savepoint before');
      await assert.rejects(answer('management', 1), {
        detail: 'stale',
        hint: /^Marisma changed it at \d{4}-/,
      });
      await script('rollback to before');
      await send('client', request, 'And a gate?');
      assert.equal(await refusedWith(() => answer('admin', 2)), 'stale');
      assert.equal((await answer('management', 3)).version, 4);
      assert.equal((await answer('management', null)).version, 5);
    });

    test('is neither empty nor too long, has a key, and is not the thirty-first in an hour', async (request) => {
      const refused = (body: string, key: string | null = newKey()) =>
        refusedWith(() => send('client', request, body, key));
      await query(`update public.requests set state = 'open'`);
      assert.equal(await refused(' \n '), 'bad_body');
      assert.equal(await refused('x'.repeat(4001)), 'bad_body');
      assert.equal(await refused('Hello', null), 'bad_key');
      for (let at = 0; at < 30; at++) assert.equal(await refused('x'.repeat(4000)), undefined);
      assert.equal(await refused('Hello'), 'too_many_messages');
      assert.equal(
        await refusedWith(() => send('management', request, 'Hello')),
        undefined,
        'the house may answer',
      );
    });

    test('of a form says what was asked for, which the guest reads without the name and address', async () => {
      await actAs('client');
      await sendService({ special_requests: 'No nuts' });
      const [event] = await query(
        `select body, data from public.request_events where data ? 'service_title'`,
      );
      assert.deepEqual(event, {
        body: 'No nuts',
        data: {
          guests: 2,
          preferred_date: '2027-01-05',
          service_category: 'Food',
          service_price: 'From $120',
          service_title: 'Chef',
        },
      });
      assert.deepEqual(await query('select id from public.service_bookings'), []);
    });
  });
}

const send = (
  actor: Actor,
  request_id: string,
  body: string,
  request_key: string | null = newKey(),
): Promise<Message> => call<Message>(actor, 'send_message', { request_id, body, request_key });
