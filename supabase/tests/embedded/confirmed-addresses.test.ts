import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';

import type { SupabaseClient } from '@supabase/supabase-js';

import { type Embedded, startEmbedded } from '../support/embedded';
import { readMails } from '../support/mails';
import { PASSWORD } from '../support/people';

describe('an address of the embedded backend, which asks for no confirmation at sign-up', () => {
  let embedded: Embedded;
  before(async () => {
    embedded = await startEmbedded();
  });
  after(() => embedded.close());

  const newEmail = () => `${randomUUID()}@guest.test`;
  const ask = async (email: string) => {
    const row = { name: 'Ana', email, inquiry_type: 'general', message: 'Is there a crib?' };
    assert.equal((await embedded.client().from('contact_submissions').insert(row)).error, null);
  };
  const signUp = async (email: string) => {
    const client = embedded.client();
    assert.equal((await client.auth.signUp({ email, password: PASSWORD })).error, null);
    return client;
  };
  /** The token of the latest mail to an address. */
  const mailed = async (email: string) => {
    const mail = (await readMails(embedded.backend.mailFolder)).find((text) => text.includes(`To: ${email}`));
    const link = new URL(String(/https?:\/\/\S+\/auth#\S+/.exec(mail ?? '')?.[0]));
    return String(new URLSearchParams(link.hash.slice(1)).get('token_hash'));
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
      const [row] = await embedded.backend.sql(
        'select count(*)::int as moved from auth.users where email = $1',
        [hers],
      );
      assert.equal(row?.['moved'], 1, 'the address was changed');
      await client.auth.updateUser({ password: 'Recovered-3' });
      assert.equal(await readBy(client), 0);
    });
});
