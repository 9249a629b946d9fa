import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { call, newKey } from '../stays/support';
import { emailOf } from '../support/people';
import { asWorker } from '../support/schema';
import { inTransaction, query, type Row, runDeferred, valueOf } from '../support/sql-session';
import { inquire, mailed, queued, requestOfStay, standing } from './support';

const ANA = emailOf('client');
let mails = 0;

/** What the worker received by mail, as `service_role`; a mail of the guest by default. */
async function receive(request_id: string, mail: Row = {}): Promise<string> {
  const args = { message_id: `<${++mails}@guests.test>`, from_address: ANA, body: 'Thank you', ...mail };
  const names = Object.keys(args).map((name, at) => `${name} => $${at + 2}`);
  const outcome = await asWorker(() =>
    valueOf<string>(`select public.receive_mail(request_id => $1, ${names.join(', ')})`, [
      request_id,
      ...Object.values(args),
    ]),
  );
  await runDeferred();
  return outcome;
}

const messages = (): Promise<Row[]> =>
  query(
    `select actor_id, actor, body, data - 'message_id' as data from public.request_events
     where data ->> 'by' = 'mail' order by id`,
  );

/** What guests answer by mail. */
export function receivedInSql(): void {
  const test = (name: string, work: (request: string) => Promise<void>): void =>
    void it(name, () => inTransaction(async () => work(await requestOfStay('confirmed'))));
  /** A request whose guest has an address, as all do that mails were sent for. */
  const asked = async () => {
    const request = await inquire('client');
    await query(`update public.requests set opened_at = now() - interval '1 hour' where id = $1`, [request]);
    await query('delete from private.mail_outbox');
    return request;
  };

  describe('a mail from a guest', () => {
    test('is a message, opens the request again and is told to the desk', async () => {
      const request = await asked();
      await query(`update public.requests set state = 'closed', unread = false where id = $1`, [request]);
      assert.equal(await receive(request, { from_address: ` ${ANA.toUpperCase()} ` }), 'kept');
      assert.deepEqual(await messages(), [
        { actor_id: null, actor: 'guest', body: 'Thank you', data: { by: 'mail' } },
      ]);
      assert.deepEqual(await standing(request), { state: 'open', unread: true, turn: true });
      assert.equal((await mailed('new_request'))[0]?.['body'], 'Thank you');
      assert.deepEqual(await queued(), ['new_request desk message']);
    });

    test('that arrives twice is one, and one of no request is refused', async () => {
      const request = await asked();
      const once = { message_id: '<same@guests.test>' };
      assert.equal(await receive(request, once), 'kept');
      assert.equal(await receive(request, once), 'known');
      assert.equal(await receive(newKey()), 'unknown');
      assert.equal((await messages()).length, 1);
    });

    test('from another address is kept and named as such; nothing is sent there', async () => {
      const request = await asked();
      await receive(request, { from_address: 'eve@people.test', attachments: 1 });
      assert.deepEqual((await messages())[0]?.['data'], {
        by: 'mail',
        sender: 'eve@people.test',
        attachments: 1,
      });
      assert.equal((await mailed('new_request'))[0]?.['sender'], 'eve@people.test');
      assert.deepEqual(await queued(), ['new_request desk message']);
    });

    test('with files is kept without them, and answered so once a day', async () => {
      const request = await asked();
      await receive(request, { attachments: 2, body: '' });
      await receive(request, { attachments: 1, cut: true });
      const said = await messages();
      assert.deepEqual(said[0], {
        actor_id: null,
        actor: 'guest',
        body: null,
        data: { by: 'mail', attachments: 2 },
      });
      assert.deepEqual(said[1]?.['data'], { by: 'mail', attachments: 1, cut: true });
      const refused = (await queued()).filter((mail) => !mail.endsWith('message'));
      assert.deepEqual(refused, [`attachments_refused ${ANA}`]);
      assert.equal((await mailed('attachments_refused'))[0]?.['attachments'], 2);
    });

    test('is not the thirty-first in an hour', async () => {
      const request = await asked();
      for (let at = 0; at < 30; at++) assert.equal(await receive(request), 'kept');
      assert.equal(await receive(request), 'too_many');
    });

    test('in a merged request goes to the one in which that is answered', async (into) => {
      const request = await asked();
      await query('update public.requests set merged_into = $2 where id = $1', [request, into]);
      await receive(request, { message_id: '<m@guests.test>' });
      assert.equal(await receive(request, { message_id: '<m@guests.test>' }), 'known');
      const [row] = await query(`select request_id from public.request_events where data ->> 'by' = 'mail'`);
      assert.equal(row?.['request_id'], into);
    });

    test('is what the next mail answers; mails name only those that were sent', async () => {
      const request = await asked();
      const answer = async (body: string) => {
        await call('admin', 'send_message', { request_id: request, body, request_key: newKey() });
        await runDeferred();
      };
      const claim = async () => {
        const [mail] = await asWorker(() =>
          query(`select * from public.claim_mail(100) where template = 'reply'`),
        );
        return mail ?? {};
      };
      await answer('First');
      const first = await claim();
      assert.deepEqual([first['earlier'], first['answers']], [[], null]);
      await query('select public.settle_mail($1)', [first['id']]);
      await answer('Given up');
      await query(`select public.settle_mail($1, 'No', 'address')`, [(await claim())['id']]);
      await receive(request, { message_id: '<hers@guests.test>', body: 'Is there a crib?' });
      await receive(request, { message_id: '<evil@people.test>', from_address: 'eve@people.test' });
      await query(`update public.profiles set first_name = 'Alma' where email = $1`, [emailOf('admin')]);
      await answer('Second');
      const second = await claim();
      assert.deepEqual([second['earlier'], second['answers']], [[first['id']], '<hers@guests.test>']);
      const { author, question } = second['data'] as Row;
      assert.deepEqual([author, question], ['Alma', 'Is there a crib?']);
    });
  });
}
