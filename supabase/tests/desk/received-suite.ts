import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { call, newKey } from '../stays/support';
import { emailOf } from '../support/people';
import { inTransaction, type Row, type SqlSession } from '../support/sql-session';
import { inquiry } from './desk-suite';
import { requestOfStay } from './messages-suite';

const ANA = emailOf('client');
let mails = 0;

/** What the worker received by mail, as `service_role`; a mail of the guest by default. */
async function receive(session: SqlSession, request_id: string, mail: Row = {}): Promise<string> {
  const args = { message_id: `<${++mails}@guests.test>`, from_address: ANA, body: 'Thank you', ...mail };
  await session.script('set local role service_role');
  const [row] = await session.query(
    `select public.receive_mail(request_id => $1, message_id => $2, from_address => $3, body => $4,
       attachments => $5, cut => $6) as outcome`,
    [
      request_id,
      args.message_id,
      args.from_address,
      args.body,
      mail['attachments'] ?? 0,
      mail['cut'] ?? false,
    ],
  );
  await session.script('reset role; set constraints all immediate; set constraints all deferred');
  return String(row?.['outcome']);
}

const messages = (session: SqlSession): Promise<Row[]> =>
  session.query(
    `select actor_id, actor, body, data - 'message_id' as data from public.request_events
     where data ->> 'by' = 'mail' order by id`,
  );

const queued = async (session: SqlSession, template: string): Promise<Row[]> =>
  session.query('select address, data from private.mail_outbox where template = $1 order by queued_at', [
    template,
  ]);

/** What guests answer by mail. */
export function receivedInSql(getSession: () => SqlSession): void {
  const test = (name: string, work: (session: SqlSession, request: string) => Promise<void>): void =>
    void it(name, () =>
      inTransaction(getSession(), async () =>
        work(getSession(), await requestOfStay(getSession(), 'confirmed')),
      ),
    );
  /** A request whose guest has an address, as all do that mails were sent for. */
  const asked = async (session: SqlSession) => {
    const request = await inquiry(session, 'client');
    await session.query(`update public.contact_submissions set email = $1`, [ANA]);
    await session.query(`update public.requests set opened_at = now() - interval '1 hour' where id = $1`, [
      request,
    ]);
    await session.script(
      `set constraints all immediate; set constraints all deferred; delete from private.mail_outbox`,
    );
    return request;
  };

  describe('a mail from a guest', () => {
    test('is a message, opens the request again and is told to the desk', async (session) => {
      const request = await asked(session);
      await session.query(`update public.requests set state = 'closed', unread = false where id = $1`, [
        request,
      ]);
      assert.equal(await receive(session, request, { from_address: ` ${ANA.toUpperCase()} ` }), 'kept');
      assert.deepEqual(await messages(session), [
        { actor_id: null, actor: 'guest', body: 'Thank you', data: { by: 'mail' } },
      ]);
      const [row] = await session.query('select state::text, unread from public.requests where id = $1', [
        request,
      ]);
      assert.deepEqual(row, { state: 'open', unread: true });
      const [mail] = await queued(session, 'new_request');
      assert.deepEqual(
        [mail?.['address'], (mail?.['data'] as Row)['news'], (mail?.['data'] as Row)['body']],
        [null, 'message', 'Thank you'],
      );
    });

    test('that arrives twice is one, and one of no request is refused', async (session) => {
      const request = await asked(session);
      const once = { message_id: '<same@guests.test>' };
      assert.equal(await receive(session, request, once), 'kept');
      assert.equal(await receive(session, request, once), 'known');
      assert.equal(await receive(session, newKey()), 'unknown');
      assert.equal((await messages(session)).length, 1);
    });

    test('from another address is kept and named as such; nothing is sent there', async (session) => {
      const request = await asked(session);
      await receive(session, request, { from_address: 'eve@people.test', attachments: 1 });
      assert.deepEqual((await messages(session))[0]?.['data'], {
        by: 'mail',
        sender: 'eve@people.test',
        attachments: 1,
      });
      const [mail] = await queued(session, 'new_request');
      assert.equal((mail?.['data'] as Row)['sender'], 'eve@people.test');
      assert.deepEqual(await queued(session, 'attachments_refused'), []);
      const addresses = await session.query(
        `select from private.mail_outbox where address = 'eve@people.test'`,
      );
      assert.deepEqual(addresses, []);
    });

    test('with files is kept without them, and answered so once a day', async (session) => {
      const request = await asked(session);
      await receive(session, request, { attachments: 2, body: '' });
      await receive(session, request, { attachments: 1, cut: true });
      const said = await messages(session);
      assert.deepEqual(said[0], {
        actor_id: null,
        actor: 'guest',
        body: null,
        data: { by: 'mail', attachments: 2 },
      });
      assert.deepEqual(said[1]?.['data'], { by: 'mail', attachments: 1, cut: true });
      const answers = await queued(session, 'attachments_refused');
      assert.deepEqual(
        answers.map(({ address, data }) => [address, (data as Row)['attachments']]),
        [[ANA, 2]],
      );
    });

    test('is not the thirty-first in an hour', async (session) => {
      const request = await asked(session);
      for (let at = 0; at < 30; at++) assert.equal(await receive(session, request), 'kept');
      assert.equal(await receive(session, request), 'too_many');
    });

    test('in a merged request goes to the one in which that is answered', async (session, into) => {
      const request = await asked(session);
      await session.query('update public.requests set merged_into = $2 where id = $1', [request, into]);
      await receive(session, request, { message_id: '<m@guests.test>' });
      assert.equal(await receive(session, request, { message_id: '<m@guests.test>' }), 'known');
      const [row] = await session.query(
        `select request_id from public.request_events where data ->> 'by' = 'mail'`,
      );
      assert.equal(row?.['request_id'], into);
    });

    test('is what the next mail answers; mails name only those that were sent', async (session) => {
      const request = await asked(session);
      const answer = async (body: string) => {
        await call(session, 'admin', 'send_message', { request_id: request, body, request_key: newKey() });
        await session.script('set constraints all immediate; set constraints all deferred');
      };
      const claim = async () => {
        await session.script('set local role service_role');
        const [mail] = await session.query(`select * from public.claim_mail(100) where template = 'reply'`);
        await session.script('reset role');
        return mail ?? {};
      };
      await answer('First');
      const first = await claim();
      assert.deepEqual([first['earlier'], first['answers']], [[], null]);
      await session.query('select public.settle_mail($1)', [first['id']]);
      await answer('Given up');
      await session.query(`select public.settle_mail($1, 'No', 'address')`, [(await claim())['id']]);
      await receive(session, request, { message_id: '<hers@guests.test>', body: 'Is there a crib?' });
      await receive(session, request, { message_id: '<evil@people.test>', from_address: 'eve@people.test' });
      await session.query(`update public.profiles set first_name = 'Alma' where email = $1`, [
        emailOf('admin'),
      ]);
      await answer('Second');
      const second = await claim();
      assert.deepEqual([second['earlier'], second['answers']], [[first['id']], '<hers@guests.test>']);
      const { author, question } = second['data'] as Row;
      assert.deepEqual([author, question], ['Alma', 'Is there a crib?']);
    });
  });
}
