import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { call, refusedWith } from '../stays/support';
import { emailOf, idOf } from '../support/people';
import { columnOf, query, script, valueOf } from '../support/sql-session';
import { test } from '../support/tests-on';
import { confirmAddress, inquire } from './support';
import { as } from '../support/schema';

const ANA = emailOf('client');

/** Whose address a request names, and who therefore reads it. */
export function sendersInSql(): void {
  describe('an address', () => {
    test('that a signed-out visitor named is nobody’s: nothing sent from it is merged into an account', async () => {
      const hers = await inquire(null);
      const his = await inquire('newcomer');
      const own = await inquire('client');
      for (const into_id of [his, own])
        assert.equal(await merge(hers, into_id), 'bad_merge', 'into an account');
      assert.equal(await merge(his, own), 'bad_merge', 'of another account');
      assert.equal(await merge(hers, await inquire(null)), undefined, 'nobody’s both');
    });

    test('is told to the desk with what the account has to do with it', async () => {
      await confirmAddress('client');
      await inquire(null);
      await inquire('client', { email: ANA.toUpperCase() });
      await inquire('newcomer', { email: emailOf('newcomer') });
      await inquire('newcomer');
      const senders = await columnOf('select sender from public.contact_submissions order by 1');
      assert.deepEqual(senders, ['confirmed', 'other', 'unconfirmed', null]);
    });

    test('that is confirmed brings its account what was sent from it before, signed out, and nothing else', async () => {
      const hers = await inquire(null);
      const his = await inquire('newcomer');
      const another = await inquire(null, { email: emailOf('newcomer') });
      assert.deepEqual(await readBy('client'), []);
      await script('set local role supabase_auth_admin');
      // What a service without confirmations does at sign-up, and what any sign-in does.
      await query(`update auth.users set email_confirmed_at = now(), last_sign_in_at = now() where id = $1`, [
        idOf('client'),
      ]);
      await script('reset role');
      assert.deepEqual(await readBy('client'), [], 'not confirmed by a mail');
      await confirmAddress('client');
      assert.deepEqual(await readBy('client'), [hers]);
      const told = await query(
        `select request_id, actor_id from public.request_events where data = '{"of": "guest"}'`,
      );
      assert.deepEqual(told, [{ request_id: hers, actor_id: idOf('client') }]);
      assert.deepEqual(await readBy('newcomer'), [his]);
      await confirmAddress('newcomer');
      assert.deepEqual(await readBy('newcomer'), [his, another].sort());
      await inquire('client');
      assert.equal(
        await merge(hers, String((await readBy('client')).find((id) => id !== hers)), 2),
        undefined,
      );
    });

    test('that an account leaves is no longer confirmed, and what a deleted account sent is nobody else’s', async () => {
      await confirmAddress('client');
      await inquire('newcomer', { email: 'new@guest.test' });
      await query(`delete from auth.users where id = $1`, [idOf('newcomer')]);
      await query(`update auth.users set email = 'new@guest.test' where id = $1`, [idOf('client')]);
      assert.equal(await confirmed(), null);
      await confirmAddress('client');
      assert.equal(await confirmed(), 'new@guest.test');
      assert.deepEqual(await readBy('client'), []);
    });

    test('that is changed is confirmed once both addresses were', async () => {
      const change = async (status: number) => {
        await query(
          `update auth.users set email_change = 'new@guest.test', email_change_confirm_status = $2 where id = $1`,
          [idOf('client'), status],
        );
        await query(
          `update auth.users set email = email_change, email_change = '', email_change_confirm_status = 0 where id = $1`,
          [idOf('client')],
        );
        return confirmed();
      };
      assert.equal(await change(0), null);
      await query('update auth.users set email = $2 where id = $1', [idOf('client'), ANA]);
      assert.equal(await change(1), 'new@guest.test');
    });
  });
}

const confirmed = () => valueOf('select private.confirmed_address($1) as address', [idOf('client')]);

const readBy = async (person: 'client' | 'newcomer'): Promise<string[]> =>
  (await as(person, () => columnOf<string>('select id from public.requests'))).sort();

const merge = (request_id: string, into_id: string, expected_version = 1) =>
  refusedWith(() => call('admin', 'merge_requests', { request_id, into_id, expected_version }));
