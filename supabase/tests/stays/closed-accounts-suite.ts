import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { idOf, OWNED } from '../support/people';
import type { SqlSession } from '../support/sql-session';
import { testsOn } from '../support/tests-on';
import { inquiry } from '../desk/desk-suite';
import { ask, call, day, newKey, step } from './support';

/** What is left when an account is deleted. */
export function closedAccountsInSql(getSession: () => SqlSession): void {
  const test = testsOn(getSession);
  const close = (session: SqlSession, person: Parameters<typeof idOf>[0]) =>
    session.query('delete from auth.users where id = $1', [idOf(person)]);

  describe('an account that is deleted', () => {
    test('leaves its stays and messages, also when another used the same key', async (session) => {
      const request_key = newKey();
      const stays = [
        await ask(session, 'client', { request_key }),
        await ask(session, 'newcomer', { request_key, check_in: day(7), check_out: day(14) }),
      ];
      for (const person of ['client', 'newcomer'] as const) {
        const request_id = await inquiry(session, person);
        await call(session, person, 'send_message', { request_id, body: 'Hello', request_key });
      }
      await step(session, 'management', 'confirm_stay', String(stays[0]?.id));
      await close(session, 'client');
      await close(session, 'newcomer');
      const left = await session.query(
        'select id, guest_id, request_key, status from public.reservations order by status desc',
      );
      assert.deepEqual(
        left.map(({ id, ...row }) => (stays.some((stay) => stay.id === id) ? row : id)),
        ['confirmed', 'pending'].map((status) => ({ guest_id: null, request_key: null, status })),
      );
    });

    test('of an owner leaves that the house had one, without a name', async (session) => {
      const stay = await ask(session, 'client', { check_out: day(7) });
      await step(session, 'management', 'confirm_stay', stay.id);
      await session.query(`select public.tick($1::date + interval '12 hours')`, [day(8)]);
      const owned = `select owner_id, during from public.property_owners where property_id = '${OWNED}'`;
      const before = await session.query(owned);
      await close(session, 'owner');
      assert.deepEqual(
        await session.query(owned),
        before.map((row) => ({ ...row, owner_id: null })),
      );
      const lines = await session.query('select owner_id from public.statement_lines');
      assert.deepEqual(
        lines.map(({ owner_id }) => owner_id),
        [null, null],
      );
    });

    test('of staff leaves what it decided and answers', async (session) => {
      const request_id = await inquiry(session, 'client');
      await call(session, 'management', 'assign_request', {
        request_id,
        assignee: idOf('management'),
        expected_version: 1,
      });
      const said = { request_id, body: 'Gladly.', request_key: newKey() };
      await call(session, 'management', 'send_message', said);
      await close(session, 'management');
      const [row] = await session.query(
        `select q.assignee, count(e.id)::int as answers from public.requests q
         join public.request_events e on e.request_id = q.id and e.kind = 'message_out' and e.actor_id = $2
         where q.id = $1 group by q.id`,
        [request_id, idOf('management')],
      );
      assert.deepEqual({ ...row }, { assignee: null, answers: 1 });
    });
  });
}
