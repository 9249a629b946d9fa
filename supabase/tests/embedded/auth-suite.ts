import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { describe, it, mock } from 'node:test';

import type { SupabaseClient } from '@supabase/supabase-js';

import { CODE_TRIES } from '../../../tools/backend/code-guard';
import { readMails } from '../support/mails';
import { emailOf, PASSWORD } from '../support/people';
import { embedded, sql } from '../support/shared-backend';

const DAY_MS = 24 * 60 * 60 * 1000;
const WRONG = '000000';

const CODE = '123456';

/** Requests a code and replaces it with a known one: the mails contain none. */
async function askForCode(email: string): Promise<string> {
  assert.equal((await embedded.client().auth.resetPasswordForEmail(email)).error, null);
  const token = createHash('sha256')
    .update(email + CODE)
    .digest('hex');
  await sql('update auth.users set recovery_token = $2 where email = $1', [email, token]);
  return CODE;
}

const verify = (email: string, token: string) =>
  embedded.client().auth.verifyOtp({ email, token, type: 'recovery' });

const newEmail = () => `${randomUUID()}@guest.test`;

/** The token of the latest mail to an address, whose link is to the site and signs nobody in by itself. */
const mailed = async (email: string) => {
  const mails = await readMails(embedded.backend.mailFolder);
  const mail = String(mails.find((text) => text.includes(`To: ${email}`)));
  assert.doesNotMatch(mail, /auth\/v1\/verify/);
  const link = new URL(String(/https?:\/\/\S+\/auth#\S+/.exec(mail)?.[0]));
  assert.equal(link.origin, embedded.url);
  return String(new URLSearchParams(link.hash.slice(1)).get('token_hash'));
};

describe('the calls to the auth API, through supabase-js', () => {
  async function signUp(role: string, email = newEmail()) {
    const client = embedded.client();
    const { data, error } = await client.auth.signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: embedded.url, data: { first_name: 'Ana', last_name: 'Ruiz', role } },
    });
    assert.equal(error, null);
    return { client, email, id: String(data.user?.id), session: data.session };
  }

  it('signs a client up, with profile, role and client profile', async () => {
    const { client, email, id, session } = await signUp('client');
    assert.equal(session?.token_type, 'bearer');
    const profile = await client.from('profiles').select('*').eq('user_id', id).single();
    assert.equal(profile.data?.first_name, 'Ana');
    assert.equal(profile.data?.last_name, 'Ruiz');
    assert.equal(profile.data?.email, email);
    assert.equal(profile.data?.phone, null);
    const roles = await client.from('user_roles').select('role').eq('user_id', id);
    assert.deepEqual(roles.data, [{ role: 'client' }]);
    assert.equal((await client.from('client_profiles').select('user_id')).data?.length, 1);
  });

  for (const role of ['owner', 'management'] as const) {
    it(`signs ${role} up with the three calls after sign-up`, async () => {
      const { client, id } = await signUp(role);
      assert.equal((await client.from('user_roles').update({ role }).eq('user_id', id)).error, null);
      assert.equal((await client.from('client_profiles').delete().eq('user_id', id)).error, null);
      assert.equal((await client.from('owner_profiles').insert({ user_id: id })).error, null);
      assert.deepEqual((await client.from('user_roles').select('role')).data, [{ role }]);
      assert.deepEqual((await client.from('client_profiles').select('user_id')).data, []);
      assert.deepEqual((await client.from('owner_profiles').select('user_id')).data, [{ user_id: id }]);
    });
  }

  it('explains why a sign-up or a sign-in fails', async () => {
    const { email } = await signUp('client');
    const visitor = embedded.client();
    const again = await visitor.auth.signUp({ email, password: PASSWORD });
    assert.equal(again.error?.message, 'User already registered');
    const short = await visitor.auth.signUp({ email: newEmail(), password: 'short' });
    assert.match(String(short.error?.message), /at least 8 characters/);
    const wrong = await visitor.auth.signInWithPassword({ email, password: 'wrong-password' });
    assert.equal(wrong.error?.message, 'Invalid login credentials');
    const empty = await visitor.auth.signInWithPassword({ email, password: '' });
    assert.ok(empty.error);
  });

  it('refreshes a session, reads and updates the user', async () => {
    const { client, id } = await signUp('client');
    const refreshed = await client.auth.refreshSession();
    assert.equal(refreshed.error, null);
    assert.equal((await client.auth.getUser()).data.user?.id, id);
    const updated = await client.auth.updateUser({ data: { first_name: 'Eva' } });
    assert.equal(updated.data.user?.user_metadata['first_name'], 'Eva');
  });

  it('changes a password with the current one, and ends the other sessions', async () => {
    const { client, email } = await signUp('client');
    const elsewhere = embedded.client();
    await elsewhere.auth.signInWithPassword({ email, password: PASSWORD });
    const password = 'Another-one-2';
    assert.equal((await client.auth.updateUser({ password })).error?.code, 'current_password_required');
    const wrong = await client.auth.updateUser({ password, current_password: 'Guessed-it-1' });
    assert.equal(wrong.error?.code, 'current_password_mismatch');
    assert.equal((await client.auth.updateUser({ password, current_password: PASSWORD })).error, null);
    assert.equal((await client.auth.getUser()).data.user?.email, email);
    assert.equal((await elsewhere.auth.getUser()).data.user, null);
    assert.ok((await elsewhere.auth.refreshSession()).error);
    const visitor = embedded.client();
    assert.ok((await visitor.auth.signInWithPassword({ email, password: PASSWORD })).error);
    assert.equal((await visitor.auth.signInWithPassword({ email, password })).error, null);
  });

  it('refuses common passwords, at sign-up and later', async () => {
    const refused = await embedded.client().auth.signUp({ email: newEmail(), password: 'Iloveyou1' });
    assert.equal(refused.error?.code, 'weak_password');
    const { client } = await signUp('client');
    const changed = await client.auth.updateUser({ password: 'qwertyuiop', current_password: PASSWORD });
    assert.equal(changed.error?.code, 'weak_password');
  });

  it('ends a session whose refresh token is used a second time, except within ten seconds', async () => {
    const { client, session } = await signUp('client');
    const [again, thief] = [embedded.client(), embedded.client()];
    const old = { refresh_token: String(session?.refresh_token) };
    assert.equal((await client.auth.refreshSession()).error, null);
    assert.equal((await again.auth.refreshSession(old)).error, null);
    await sql(
      "update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds' where token = $1",
      [old.refresh_token],
    );
    assert.ok((await thief.auth.refreshSession(old)).error);
    assert.ok((await client.auth.refreshSession()).error);
    assert.equal((await client.auth.getUser()).data.user, null);
  });

  for (const [what, uses, end] of [
    ['a week without use', [6, 12], 20],
    ['thirty days of use', [6, 12, 18, 24, 29], 31],
  ] as const) {
    it(`ends a session after ${what}`, async () => {
      const { client } = await signUp('client');
      mock.timers.enable({ apis: ['Date'], now: Date.now() });
      try {
        const start = Date.now();
        for (const day of uses) {
          mock.timers.setTime(start + day * DAY_MS);
          assert.equal((await client.auth.refreshSession()).error, null, `day ${day}`);
        }
        mock.timers.setTime(start + end * DAY_MS);
        assert.ok((await client.auth.refreshSession()).error);
        assert.equal((await client.auth.getSession()).data.session, null);
      } finally {
        mock.timers.reset();
      }
    });
  }

  for (const browser of ['the same', 'another'] as const)
    it(`recovers a password through the mailed link in ${browser} browser, once`, async () => {
      const { email } = await signUp('client');
      const asking = embedded.client();
      assert.equal((await asking.auth.resetPasswordForEmail(email)).error, null);
      const token = { token_hash: await mailed(email), type: 'recovery' } as const;
      const visitor = browser === 'another' ? embedded.client() : asking;
      assert.equal((await visitor.auth.verifyOtp(token)).data.user?.email, email);
      assert.equal((await visitor.auth.updateUser({ password: 'Recovered-3' })).error, null);
      assert.equal((await embedded.client().auth.verifyOtp(token)).error?.code, 'otp_expired');
    });

  it('does not reveal whether an address has an account', async () => {
    const known = await embedded.client().auth.resetPasswordForEmail(emailOf('client'));
    const unknown = await embedded.client().auth.resetPasswordForEmail(newEmail());
    assert.deepEqual(known, unknown);
  });

  it('sends a verification mail again', async () => {
    const { error } = await embedded.client().auth.resend({ type: 'signup', email: newEmail() });
    assert.equal(error, null);
  });

  for (const scope of ['local', 'others', 'global'] as const) {
    it(`signs out with scope ${scope}`, async () => {
      const { client, email } = await signUp('client');
      const elsewhere = embedded.client();
      await elsewhere.auth.signInWithPassword({ email, password: PASSWORD });
      assert.equal((await client.auth.signOut({ scope })).error, null);
      const here = (await client.auth.getSession()).data.session !== null;
      const there = (await elsewhere.auth.getUser()).data.user !== null;
      assert.deepEqual(
        [here, there],
        { local: [false, true], others: [true, false], global: [false, false] }[scope],
      );
    });
  }

  it('answers 403 for an ended session, and a second sign-out is not an error', async () => {
    const { client, session } = await signUp('client');
    await embedded.client().auth.signInWithPassword({ email: emailOf('client'), password: PASSWORD });
    await sql('delete from auth.sessions where user_id = $1', [session?.user.id]);
    const headers = {
      apikey: embedded.backend.publishableKey,
      authorization: `Bearer ${session?.access_token}`,
    };
    const answer = await fetch(`${embedded.url}/auth/v1/user`, { headers });
    const rest = await fetch(`${embedded.url}/rest/v1/profiles?select=user_id`, { headers });
    assert.equal(rest.status, 401, await rest.text());
    assert.equal(answer.status, 403);
    assert.equal((await client.auth.signOut()).error, null);
  });
});

describe('an address of the embedded backend, which asks for no confirmation at sign-up', () => {
  const ask = async (email: string) => {
    const row = { name: 'Ana', email, inquiry_type: 'general', message: 'Is there a crib?' };
    assert.equal((await embedded.client().from('contact_submissions').insert(row)).error, null);
  };
  const signUp = async (email: string) => {
    const client = embedded.client();
    assert.equal((await client.auth.signUp({ email, password: PASSWORD })).error, null);
    return client;
  };
  const byLink = async (email: string) => {
    const client = embedded.client();
    await client.auth.resetPasswordForEmail(email);
    const token = { token_hash: await mailed(email), type: 'recovery' } as const;
    assert.equal((await client.auth.verifyOtp(token)).error, null);
    return client;
  };
  const readBy = async (client: SupabaseClient) => {
    const { data, error } = await client.from('requests').select('id');
    return error ? 'signed out' : data.length;
  };

  it('is confirmed by a new password after a mailed link, which ends whoever else was in the account', async () => {
    const email = newEmail();
    await ask(email);
    const first = await signUp(email);
    assert.equal(await readBy(first), 0);
    const hers = await byLink(email);
    assert.equal(await readBy(hers), 0, 'whoever signed up first may still be in the account');
    assert.equal((await hers.auth.updateUser({ password: 'Recovered-3' })).error, null);
    assert.equal(await readBy(hers), 1);
    assert.equal(await readBy(first), 'signed out');
  });

  it('is not confirmed by a new password without the mailed link', async () => {
    const email = newEmail();
    await ask(email);
    const client = await signUp(email);
    await embedded.client().auth.resetPasswordForEmail(email);
    const change = { password: 'Another-one-2', current_password: PASSWORD };
    assert.equal((await client.auth.updateUser(change)).error, null);
    assert.equal(await readBy(client), 0);
  });

  for (const session of ['that link', 'an earlier link'] as const)
    it(`is not confirmed by a change of address, whose link goes to the old one, and a password after ${session}`, async () => {
      const [own, hers] = [newEmail(), newEmail()];
      await ask(hers);
      await signUp(own);
      const client = await byLink(own);
      assert.equal((await client.auth.updateUser({ email: hers })).error, null);
      const other = session === 'that link' ? client : embedded.client();
      await other.auth.verifyOtp({ token_hash: await mailed(own), type: 'email_change' });
      const [row] = await sql('select count(*)::int as moved from auth.users where email = $1', [hers]);
      assert.equal(row?.['moved'], 1, 'the address was changed');
      await client.auth.updateUser({ password: 'Recovered-3' });
      assert.equal(await readBy(client), 0);
    });
});

describe('mailed codes', () => {
  it('a code is valid after fewer than five wrong tries', async () => {
    const email = emailOf('client');
    const code = await askForCode(email);
    for (let tries = 1; tries < CODE_TRIES.count; tries++) assert.ok((await verify(email, WRONG)).error);
    assert.equal((await verify(email, code)).error, null);
  });

  it('a code is invalid after five wrong tries, and a new code is valid', async () => {
    const email = emailOf('owner');
    const code = await askForCode(email);
    for (let tries = 0; tries < CODE_TRIES.count; tries++)
      assert.ok((await verify(tries % 2 ? email : email.toUpperCase(), WRONG)).error);
    assert.ok((await verify(email, code)).error);
    assert.equal((await verify(email, await askForCode(email))).error, null);
  });

  it('a link cannot be guessed: neither its hash without the seal nor a GET redeems a code', async () => {
    const email = emailOf('client');
    const code = await askForCode(email);
    const token_hash = createHash('sha256')
      .update(email + code)
      .digest('hex');
    for (const guess of [token_hash, `${token_hash}.`, `${token_hash}.${'A'.repeat(43)}`]) {
      const { error } = await embedded.client().auth.verifyOtp({ token_hash: guess, type: 'recovery' });
      assert.equal(error?.code, 'otp_expired');
    }
    const answer = await fetch(`${embedded.url}/auth/v1/verify?type=recovery&token=${token_hash}`, {
      headers: { apikey: embedded.backend.publishableKey },
      redirect: 'manual',
    });
    assert.equal(answer.status, 405);
    assert.equal((await verify(email, code)).error, null);
  });

  it('a code is invalid after twenty concurrent guesses', async () => {
    const email = emailOf('admin');
    const code = await askForCode(email);
    await Promise.all(Array.from({ length: 20 }, () => verify(email, WRONG)));
    assert.ok((await verify(email, code)).error);
  });
});
