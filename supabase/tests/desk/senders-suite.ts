import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { call, refusedWith } from '../stays/support';
import { emailOf, idOf, type Person } from '../support/people';
import { actAs } from '../support/schema';
import { columnOf, query, script, valueOf } from '../support/sql-session';
import { test } from '../support/tests-on';

const ANA = emailOf('client');

/** Whose address a request names, and who therefore reads it. */
export function sendersInSql(): void {
  describe('an address', () => {
    test('that a signed-out visitor named is nobody’s: nothing sent from it is merged into an account', async () => {
      const hers = await write(null, ANA);
      const his = await write('newcomer', ANA);
      const own = await write('client', ANA);
      for (const into_id of [his, own])
        assert.equal(await merge(hers, into_id), 'bad_merge', 'into an account');
      assert.equal(await merge(his, own), 'bad_merge', 'of another account');
      assert.equal(await merge(hers, await write(null, ANA)), undefined, 'nobody’s both');
    });

    test('is told to the desk with what the account has to do with it', async () => {
      await confirm('client');
      await write(null, ANA);
      await write('client', ANA.toUpperCase());
      await write('newcomer', emailOf('newcomer'));
      await write('newcomer', ANA);
      const senders = await columnOf('select sender from public.contact_submissions order by 1');
      assert.deepEqual(senders, ['confirmed', 'other', 'unconfirmed', null]);
    });

    test('that is confirmed brings its account what was sent from it before, signed out, and nothing else', async () => {
      const hers = await write(null, ANA);
      const his = await write('newcomer', ANA);
      const another = await write(null, emailOf('newcomer'));
      assert.deepEqual(await readBy('client'), []);
      await script('set local role supabase_auth_admin');
      // What a service without confirmations does at sign-up, and what any sign-in does.
      await query(`update auth.users set email_confirmed_at = now(), last_sign_in_at = now() where id = $1`, [
        idOf('client'),
      ]);
      await script('reset role');
      assert.deepEqual(await readBy('client'), [], 'not confirmed by a mail');
      await confirm('client');
      assert.deepEqual(await readBy('client'), [hers]);
      const told = await query(
        `select request_id, actor_id from public.request_events where data = '{"of": "guest"}'`,
      );
      assert.deepEqual(told, [{ request_id: hers, actor_id: idOf('client') }]);
      assert.deepEqual(await readBy('newcomer'), [his]);
      await confirm('newcomer');
      assert.deepEqual(await readBy('newcomer'), [his, another].sort());
      await write('client', ANA);
      assert.equal(
        await merge(hers, String((await readBy('client')).find((id) => id !== hers)), 2),
        undefined,
      );
    });

    test('that an account leaves is no longer confirmed, and what a deleted account sent is nobody else’s', async () => {
      await confirm('client');
      await write('newcomer', 'new@guest.test');
      await query(`delete from auth.users where id = $1`, [idOf('newcomer')]);
      await query(`update auth.users set email = 'new@guest.test' where id = $1`, [idOf('client')]);
      assert.equal(await confirmed(), null);
      await confirm('client');
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

/** Sends the contact form, signed in or out. @returns the request */
export async function write(person: Person | null, email: string): Promise<string> {
  const before = new Set(await allRequests());
  await actAs(person === null ? 'anon' : (person as 'client'));
  await query(
    `insert into public.contact_submissions (name, email, inquiry_type, message) values ('Ana', $1, 'general', 'Hello')`,
    [email],
  );
  await script('set constraints all immediate; set constraints all deferred');
  await signedOut();
  return String((await allRequests()).find((id) => !before.has(id)));
}

/** Confirms the address of an account as hosted Supabase does. */
export async function confirm(person: Person): Promise<void> {
  await query(`update auth.users set email_confirmed_at = null, confirmation_sent_at = now() where id = $1`, [
    idOf(person),
  ]);
  await query(`update auth.users set email_confirmed_at = now() where id = $1`, [idOf(person)]);
}

async function confirmed(): Promise<unknown> {
  return await valueOf('select private.confirmed_address($1) as address', [idOf('client')]);
}

async function allRequests(): Promise<string[]> {
  return (await query('select id from public.requests')).map(({ id }) => String(id));
}

async function readBy(person: 'client' | 'newcomer'): Promise<string[]> {
  await actAs(person);
  const seen = await allRequests();
  await signedOut();
  return seen.sort();
}

const merge = (request_id: string, into_id: string, expected_version = 1) =>
  refusedWith(() => call('admin', 'merge_requests', { request_id, into_id, expected_version }));

/** Ends an actor's request: the superuser goes on, as nobody. */
export const signedOut = (): Promise<void> =>
  script(
    `reset role; select set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '', true)`,
  );
