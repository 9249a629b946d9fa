import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, it } from 'node:test';

import { AUTH_LIMITS } from '../../../tools/backend/auth-throttle';
import { CODE_TRIES } from '../../../tools/backend/code-guard';
import { type Embedded, NO_LIMITS, startEmbedded } from '../support/embedded';
import { emailOf, PASSWORD } from '../support/people';

const WRONG = '000000';

const CODE = '123456';

/** Requests a code and replaces it with a known one: the mails contain none. */
async function askForCode({ client, backend }: Embedded, email: string): Promise<string> {
  assert.equal((await client().auth.resetPasswordForEmail(email)).error, null);
  const token = createHash('sha256')
    .update(email + CODE)
    .digest('hex');
  await backend.sql('update auth.users set recovery_token = $2 where email = $1', [email, token]);
  return CODE;
}

const verify = (embedded: Embedded, email: string, token: string) =>
  embedded.client().auth.verifyOtp({ email, token, type: 'recovery' });

describe('mailed codes', () => {
  let embedded: Embedded;
  before(async () => {
    embedded = await startEmbedded({ limits: NO_LIMITS });
  });
  after(() => embedded.close());

  it('a code is valid after fewer than five wrong tries', async () => {
    const email = emailOf('client');
    const code = await askForCode(embedded, email);
    for (let tries = 1; tries < CODE_TRIES.count; tries++)
      assert.ok((await verify(embedded, email, WRONG)).error);
    assert.equal((await verify(embedded, email, code)).error, null);
  });

  it('a code is invalid after five wrong tries, and a new code is valid', async () => {
    const email = emailOf('owner');
    const code = await askForCode(embedded, email);
    for (let tries = 0; tries < CODE_TRIES.count; tries++)
      assert.ok((await verify(embedded, tries % 2 ? email : email.toUpperCase(), WRONG)).error);
    assert.ok((await verify(embedded, email, code)).error);
    assert.equal((await verify(embedded, email, await askForCode(embedded, email))).error, null);
  });

  it('a link cannot be guessed: neither its hash without the seal nor a GET redeems a code', async () => {
    const email = emailOf('client');
    const code = await askForCode(embedded, email);
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
    assert.equal((await verify(embedded, email, code)).error, null);
  });

  it('a code is invalid after twenty concurrent guesses', async () => {
    const email = emailOf('admin');
    const code = await askForCode(embedded, email);
    await Promise.all(Array.from({ length: 20 }, () => verify(embedded, email, WRONG)));
    assert.ok((await verify(embedded, email, code)).error);
  });
});

describe('no variant of a request bypasses the throttle', () => {
  let embedded: Embedded;
  before(async () => {
    embedded = await startEmbedded({ limits: AUTH_LIMITS });
  });
  after(() => embedded.close());

  const email = emailOf('client');
  const right = JSON.stringify({ email, password: PASSWORD });
  for (const [path, body] of [
    ['/auth/v1/tok%65n?grant_type=password', right],
    ['/auth/v1//token?grant_type=password', right],
    ['/auth/v1/token/?grant_type=password', right],
    ['/auth/v1/token?grant_type=x&grant_type=password', right],
    ['/auth/v1/token?grant_type=password', JSON.stringify({ email: [email], password: PASSWORD })],
    ['/auth/v1/token?grant_type=password', `[${right}]`],
    ['/auth/v1/TOKEN?grant_type=password', right],
  ] as const) {
    it(`refuses ${path} ${body.slice(0, 12)}`, async () => {
      const answer = await fetch(embedded.url + path, {
        method: 'POST',
        headers: { apikey: embedded.backend.publishableKey, 'content-type': 'application/json' },
        body,
      });
      assert.ok([400, 401, 404].includes(answer.status), String(answer.status));
    });
  }

  it('refuses estimated row counts', async () => {
    for (const prefer of ['count=planned', 'count=estimated', 'return=minimal, count=Planned']) {
      const answer = await fetch(`${embedded.url}/rest/v1/profiles?select=*`, {
        headers: { apikey: embedded.backend.publishableKey, prefer },
      });
      assert.equal(answer.status, 400);
    }
  });
});
