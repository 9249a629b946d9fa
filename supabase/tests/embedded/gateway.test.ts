import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';

import { type Embedded, startEmbedded } from '../support/embedded';
import { emailOf, PASSWORD } from '../support/people';

describe('requests and responses of the backend', () => {
  let embedded: Embedded;
  before(async () => {
    embedded = await startEmbedded();
  });
  after(() => embedded.close());

  const key = () => ({ apikey: embedded.backend.publishableKey });

  /** Sends a raw request line, which fetch would normalize. */
  function raw(lines: string): Promise<string> {
    const { port } = new URL(embedded.url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(lines));
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
  }

  for (const target of [
    '/',
    '/_system/',
    '/_system/introspect',
    '/rest/v1/../../_system/introspect',
    '/auth/v1/%2e%2e/%2e%2e/_system/introspect',
    '/storage/v1/bucket',
    '/rest/v1',
    '/auth',
    '//rest/v1/profiles/../../../_system/',
    'http://elsewhere.test/_system/introspect',
  ]) {
    it(`answers 404 to ${target}`, async () => {
      const text = await raw(
        `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\napikey: ${embedded.backend.publishableKey}\r\n\r\n`,
      );
      assert.match(text, /^HTTP\/1\.1 404 /);
    });
  }

  it('answers the auth and the data API', async () => {
    const health = await fetch(`${embedded.url}/auth/v1/health`, { headers: key() });
    assert.equal(health.status, 200);
    const rows = await fetch(`${embedded.url}/rest/v1/profiles`, { headers: key() });
    assert.deepEqual(await rows.json(), []);
  });

  it('allows no other origins and no caching', async () => {
    for (const path of ['/rest/v1/profiles', '/auth/v1/health']) {
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await fetch(embedded.url + path, {
          method,
          headers: { ...key(), origin: 'https://elsewhere.test', 'access-control-request-method': 'GET' },
        });
        assert.equal(answer.headers.get('access-control-allow-origin'), null, `${method} ${path}`);
        assert.equal(answer.headers.get('cache-control'), 'no-store');
      }
    }
  });

  it('refuses a body over 64 kB, with and without a Content-Length, and keeps serving', async () => {
    const big = 'x'.repeat(64 * 1024 + 1);
    const announced = await fetch(`${embedded.url}/rest/v1/contact_submissions`, {
      method: 'POST',
      headers: key(),
      body: big,
    });
    assert.equal(announced.status, 413);
    const chunked = await raw(
      'POST /rest/v1/contact_submissions HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n' +
        `${big.length.toString(16)}\r\n${big}\r\n0\r\n\r\n`,
    );
    assert.match(chunked, /^HTTP\/1\.1 413 /);
    assert.equal((await fetch(`${embedded.url}/auth/v1/health`, { headers: key() })).status, 200);
  });

  it('answers HEAD without a body and with a count', async () => {
    const admin = await embedded.signedIn('admin');
    const { count, data } = await admin.from('profiles').select('*', { count: 'exact', head: true });
    assert.equal(count, 6);
    assert.equal(data, null);
  });

  it("does not treat a request without a key as an administrator's", async () => {
    const answer = await fetch(`${embedded.url}/rest/v1/profiles`);
    assert.equal(answer.status, 401);
  });

  it("answers 400 to a violated CHECK as hosted Supabase does, without the row's values", async () => {
    const { error, status } = await embedded.client().from('contact_submissions').insert({
      name: 'Ana',
      email: 'not an address',
      inquiry_type: 'general',
      message: 'Hello',
    });
    assert.equal(status, 400);
    assert.equal(error?.code, '23514');
    assert.ok(!JSON.stringify(error).includes('not an address'));
  });

  it('writes no personal data to log or console', async (test) => {
    const printed: string[] = [];
    for (const stream of [process.stdout, process.stderr]) {
      const write = stream.write.bind(stream);
      test.mock.method(stream, 'write', (chunk: string | Uint8Array) => {
        printed.push(Buffer.from(chunk).toString());
        return write(chunk);
      });
    }
    const visitor = embedded.client();
    await visitor.from('contact_submissions').insert({ name: 'Zoraida', email: 'zoraida', phone: 'zoraida' });
    await visitor.from('contact_submissions').insert({ guests: 'zoraida' });
    await visitor.from('profiles').select('*').eq('user_id', 'zoraida');
    await visitor.from('zoraida').select('*');
    await visitor.auth.signUp({ email: 'zoraida@guest.test', password: PASSWORD });
    await visitor.auth.signUp({ email: 'zoraida@guest.test', password: 'zoraida' });
    await visitor.auth.signInWithPassword({ email: 'zoraida@guest.test', password: 'zoraida' });
    await visitor.auth.resetPasswordForEmail('zoraida@guest.test');
    await visitor.auth.resetPasswordForEmail(emailOf('client'));
    const text = [...printed, ...embedded.lines].join('\n');
    assert.ok(!/zoraida|people\.test/i.test(text), text);
    assert.match(text, /A mail was written to/);
  });
});
