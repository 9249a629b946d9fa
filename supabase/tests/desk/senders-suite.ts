import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { call, refusedWith } from '../stays/support';
import { emailOf, idOf, type Person } from '../support/people';
import { actAs } from '../support/schema';
import type { SqlSession } from '../support/sql-session';
import { testsOn } from '../support/tests-on';

const ANA = emailOf('client');

/** Whose address a request names, and who therefore reads it. */
export function sendersInSql(getSession: () => SqlSession): void {
  const test = testsOn(getSession);

  describe('an address', () => {
    test('that a signed-out visitor named is nobody’s: nothing sent from it is merged into an account', async (session) => {
      const hers = await write(session, null, ANA);
      const his = await write(session, 'newcomer', ANA);
      const own = await write(session, 'client', ANA);
      for (const into_id of [his, own])
        assert.equal(await merge(session, hers, into_id), 'bad_merge', 'into an account');
      assert.equal(await merge(session, his, own), 'bad_merge', 'of another account');
      assert.equal(await merge(session, hers, await write(session, null, ANA)), undefined, 'nobody’s both');
    });

    test('is told to the desk with what the account has to do with it', async (session) => {
      await confirm(session, 'client');
      await write(session, null, ANA);
      await write(session, 'client', ANA.toUpperCase());
      await write(session, 'newcomer', emailOf('newcomer'));
      await write(session, 'newcomer', ANA);
      const rows = await session.query('select sender from public.contact_submissions');
      assert.deepEqual(rows.map(({ sender }) => String(sender)).sort(), [
        'confirmed',
        'null',
        'other',
        'unconfirmed',
      ]);
    });

    test('that is confirmed brings its account what was sent from it before, signed out, and nothing else', async (session) => {
      const hers = await write(session, null, ANA);
      const his = await write(session, 'newcomer', ANA);
      const another = await write(session, null, emailOf('newcomer'));
      assert.deepEqual(await readBy(session, 'client'), []);
      await session.script('set local role supabase_auth_admin');
      // What a service without confirmations does at sign-up, and what any sign-in does.
      await session.query(
        `update auth.users set email_confirmed_at = now(), last_sign_in_at = now() where id = $1`,
        [idOf('client')],
      );
      await session.script('reset role');
      assert.deepEqual(await readBy(session, 'client'), [], 'not confirmed by a mail');
      await confirm(session, 'client');
      assert.deepEqual(await readBy(session, 'client'), [hers]);
      const told = await session.query(
        `select request_id, actor_id from public.request_events where data = '{"of": "guest"}'`,
      );
      assert.deepEqual(
        told.map((event) => ({ ...event })),
        [{ request_id: hers, actor_id: idOf('client') }],
      );
      assert.deepEqual(await readBy(session, 'newcomer'), [his]);
      await confirm(session, 'newcomer');
      assert.deepEqual(await readBy(session, 'newcomer'), [his, another].sort());
      await write(session, 'client', ANA);
      assert.equal(
        await merge(session, hers, String((await readBy(session, 'client')).find((id) => id !== hers)), 2),
        undefined,
      );
    });

    test('that an account leaves is no longer confirmed, and what a deleted account sent is nobody else’s', async (session) => {
      await confirm(session, 'client');
      await write(session, 'newcomer', 'new@guest.test');
      await session.query(`delete from auth.users where id = $1`, [idOf('newcomer')]);
      await session.query(`update auth.users set email = 'new@guest.test' where id = $1`, [idOf('client')]);
      assert.equal(await confirmed(session), null);
      await confirm(session, 'client');
      assert.equal(await confirmed(session), 'new@guest.test');
      assert.deepEqual(await readBy(session, 'client'), []);
    });

    test('that is changed is confirmed once both addresses were', async (session) => {
      const change = async (status: number) => {
        await session.query(
          `update auth.users set email_change = 'new@guest.test', email_change_confirm_status = $2 where id = $1`,
          [idOf('client'), status],
        );
        await session.query(
          `update auth.users set email = email_change, email_change = '', email_change_confirm_status = 0 where id = $1`,
          [idOf('client')],
        );
        return confirmed(session);
      };
      assert.equal(await change(0), null);
      await session.query('update auth.users set email = $2 where id = $1', [idOf('client'), ANA]);
      assert.equal(await change(1), 'new@guest.test');
    });
  });
}

/** Sends the contact form, signed in or out. @returns the request */
export async function write(session: SqlSession, person: Person | null, email: string): Promise<string> {
  const before = new Set(await allRequests(session));
  await actAs(session, person === null ? 'anon' : (person as 'client'));
  await session.query(
    `insert into public.contact_submissions (name, email, inquiry_type, message) values ('Ana', $1, 'general', 'Hello')`,
    [email],
  );
  await session.script('set constraints all immediate; set constraints all deferred');
  await signedOut(session);
  return String((await allRequests(session)).find((id) => !before.has(id)));
}

/** Confirms the address of an account as hosted Supabase does. */
export async function confirm(session: SqlSession, person: Person): Promise<void> {
  await session.query(
    `update auth.users set email_confirmed_at = null, confirmation_sent_at = now() where id = $1`,
    [idOf(person)],
  );
  await session.query(`update auth.users set email_confirmed_at = now() where id = $1`, [idOf(person)]);
}

async function confirmed(session: SqlSession): Promise<unknown> {
  const [row] = await session.query('select private.confirmed_address($1) as address', [idOf('client')]);
  return row?.['address'];
}

async function allRequests(session: SqlSession): Promise<string[]> {
  return (await session.query('select id from public.requests')).map(({ id }) => String(id));
}

async function readBy(session: SqlSession, person: 'client' | 'newcomer'): Promise<string[]> {
  await actAs(session, person);
  const seen = await allRequests(session);
  await signedOut(session);
  return seen.sort();
}

const merge = (session: SqlSession, request_id: string, into_id: string, expected_version = 1) =>
  refusedWith(session, () =>
    call(session, 'admin', 'merge_requests', { request_id, into_id, expected_version }),
  );

/** Ends an actor's request: the superuser goes on, as nobody. */
export const signedOut = (session: SqlSession): Promise<void> =>
  session.script(
    `reset role; select set_config('request.jwt.claim.sub', '', true), set_config('request.jwt.claims', '', true)`,
  );
