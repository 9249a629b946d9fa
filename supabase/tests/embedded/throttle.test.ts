import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

import { AUTH_LIMITS, AuthThrottle } from '../../../tools/backend/auth-throttle';
import { type Embedded, startEmbedded } from '../support/embedded';
import { emailOf, idOf, PASSWORD } from '../support/people';

const { perEmail, perVisitor } = AUTH_LIMITS.signIn;
const SIGN_IN = { path: '/auth/v1/token', grant: 'password', visitor: '1.2.3.4' };

function attempts() {
  let now = 0;
  const throttle = new AuthThrottle(AUTH_LIMITS, () => now);
  return {
    later: (seconds: number) => (now += seconds * 1000),
    signIn: (email: string, status: number, visitor = SIGN_IN.visitor) => {
      const verdict = throttle.check({ ...SIGN_IN, visitor, email });
      verdict.settle(status);
      return verdict.wait;
    },
    call: (path: string, email: string) =>
      throttle.check({ path, grant: null, email, visitor: '1.2.3.4' }).wait,
  };
}

describe('throttling of the auth API', () => {
  it('counts failed sign-ins of one email address, and allows it again when the oldest one has expired', () => {
    const { signIn, later } = attempts();
    for (let at = 0; at < perEmail.count; at++) assert.equal(signIn('a@guest.test', 400), 0);
    assert.equal(signIn('a@guest.test', 400), perEmail.seconds);
    later(100);
    assert.equal(signIn('a@guest.test', 400), perEmail.seconds - 100);
    assert.equal(signIn('b@guest.test', 400), 0);
    assert.equal(signIn('a@guest.test', 400, '5.6.7.8'), 0);
    later(perEmail.seconds - 100);
    assert.equal(signIn('a@guest.test', 400), 0);
  });

  it('does not count sign-ins that succeed', () => {
    const { signIn } = attempts();
    for (let at = 0; at < perVisitor.count * 2; at++) assert.equal(signIn('a@guest.test', 200), 0);
  });

  it('counts failed sign-ins of one visitor with any email address', () => {
    const { signIn } = attempts();
    for (let at = 0; at < perVisitor.count; at++) assert.equal(signIn(`${at}@guest.test`, 400), 0);
    assert.ok(signIn('last@guest.test', 400) > 0);
  });

  it('counts sign-ups, and requests for mails from every endpoint', () => {
    const { call } = attempts();
    for (let at = 0; at < AUTH_LIMITS.signUp.perVisitor.count; at++)
      assert.equal(call('/auth/v1/signup', `${at}`), 0);
    assert.ok(call('/auth/v1/signup', 'x') > 0);
    for (let at = 0; at < AUTH_LIMITS.mail.perEmail.count; at++) {
      assert.equal(call(at % 2 ? '/auth/v1/recover' : '/auth/v1/resend', 'a@guest.test'), 0);
    }
    assert.ok(call('/auth/v1/recover', 'a@guest.test') > 0);
    assert.equal(call('/auth/v1/recover', 'b@guest.test'), 0);
  });

  it('does not limit token refresh, reads and sign-out', () => {
    const { call } = attempts();
    for (let at = 0; at < 1000; at++) {
      assert.equal(call('/auth/v1/user', 'a@guest.test') + call('/auth/v1/logout', 'a@guest.test'), 0);
    }
  });
});

describe('the throttle of a backend', () => {
  let dataDir: string;
  let embedded: Embedded;
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'marisma-test-'));
    embedded = await startEmbedded({ dataDir, limits: AUTH_LIMITS });
  });
  after(async () => {
    await embedded.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('sign-ins and refusals are logged without what the visitor sent', async () => {
    const client = embedded.client();
    const address = emailOf('owner');
    await client.auth.signInWithPassword({ email: address, password: PASSWORD });
    await client.auth.updateUser({ password: 'qwertyuiop', current_password: PASSWORD });
    for (let guess = 0; guess <= perEmail.count; guess++)
      await client.auth.signInWithPassword({ email: address, password: `Guessed-it-${guess}` });
    await client.auth.signOut();

    const file = join(dataDir, 'auth.log');
    const text = await readFile(file, 'utf8');
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    assert.deepEqual(
      lines.map(({ event, status, code }) => [event, status, code]),
      [
        ['sign-in', 200, ''],
        ['new-password', 422, 'weak_password'],
        ...Array(perEmail.count).fill(['sign-in', 400, 'invalid_credentials']),
        ['sign-in', 429, ''],
        ['sign-out', 204, ''],
      ],
    );
    assert.equal(lines[0]?.['user'], idOf('owner'));
    for (const sent of [address, PASSWORD, 'qwertyuiop', 'Guessed']) assert.equal(text.includes(sent), false);
    assert.equal((await stat(file)).mode & 0o777, 0o600);
  });

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

  it('too many wrong passwords get a 429 with a waiting time, even when sent at once; other users can sign in', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () =>
        embedded.client().auth.signInWithPassword({ email, password: 'a wrong guess' }),
      ),
    );
    const stopped = guesses.filter(({ error }) => error?.status === 429);
    assert.equal(stopped.length, 20 - AUTH_LIMITS.signIn.perEmail.count);
    assert.match(String(stopped[0]?.error?.message), /^Too many attempts\. Please try again in 5 minutes\.$/);
    assert.equal(stopped[0]?.error?.code, 'over_request_rate_limit');

    const answer = await fetch(`${embedded.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: embedded.backend.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    assert.equal(answer.status, 429);
    assert.ok(Number(answer.headers.get('retry-after')) > 200);
    assert.ok(await embedded.signedIn('management'));
  });
});
