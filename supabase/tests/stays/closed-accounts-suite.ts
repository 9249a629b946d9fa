import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { idOf, OWNED } from '../support/people';
import { columnOf, query } from '../support/sql-session';
import { test } from '../support/tests-on';
import { inquire } from '../desk/support';
import { ask, call, confirmedStay, day, newKey, step } from './support';

/** What is left when an account is deleted. */
export function closedAccountsInSql(): void {
  const close = (person: Parameters<typeof idOf>[0]) =>
    query('delete from auth.users where id = $1', [idOf(person)]);

  describe('an account that is deleted', () => {
    test('leaves its stays and messages, also when another used the same key', async () => {
      const request_key = newKey();
      const stays = [
        await ask('client', { request_key }),
        await ask('newcomer', { request_key, check_in: day(7), check_out: day(14) }),
      ];
      for (const person of ['client', 'newcomer'] as const) {
        const request_id = await inquire(person);
        await call(person, 'send_message', { request_id, body: 'Hello', request_key });
      }
      await step('management', 'confirm_stay', String(stays[0]?.id));
      await close('client');
      await close('newcomer');
      const left = await query(
        'select id, guest_id, request_key, status from public.reservations order by status desc',
      );
      assert.deepEqual(
        left.map(({ id, ...row }) => (stays.some((stay) => stay.id === id) ? row : id)),
        ['confirmed', 'pending'].map((status) => ({ guest_id: null, request_key: null, status })),
      );
    });

    test('of an owner leaves that the house had one, without a name', async () => {
      await confirmedStay({ check_out: day(7) });
      await query(`select public.tick($1::date + interval '12 hours')`, [day(8)]);
      const owned = `select owner_id, during from public.property_owners where property_id = '${OWNED}'`;
      const before = await query(owned);
      await close('owner');
      assert.deepEqual(
        await query(owned),
        before.map((row) => ({ ...row, owner_id: null })),
      );
      const lines = await columnOf('select owner_id from public.statement_lines');
      assert.deepEqual(lines, [null, null]);
    });

    test('of staff leaves what it decided and answers', async () => {
      const request_id = await inquire('client');
      await call('management', 'assign_request', {
        request_id,
        assignee: idOf('management'),
        expected_version: 1,
      });
      const said = { request_id, body: 'Gladly.', request_key: newKey() };
      await call('management', 'send_message', said);
      await close('management');
      const [row] = await query(
        `select q.assignee, count(e.id)::int as answers from public.requests q
         join public.request_events e on e.request_id = q.id and e.kind = 'message_out' and e.actor_id = $2
         where q.id = $1 group by q.id`,
        [request_id, idOf('management')],
      );
      assert.deepEqual({ ...row }, { assignee: null, answers: 1 });
    });
  });
}
