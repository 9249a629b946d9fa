import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';

import { folderDelivery } from '../../worker/deliver/folder-delivery';
import { type Actor, ACTORS, emailOf, idOf, PASSWORD } from '../support/people';
import { embedded } from '../support/shared-backend';

const ID = '22222222-2222-4222-8222-222222222222';

describe('requests of the embedded backend', () => {
  before(async () => {
    const { outboxFolder, mailFolder } = embedded.backend;
    const mail = { requestId: ID, to: 'ana@guests.test', html: '<p>Hello</p>', text: 'Hello\n' };
    await folderDelivery(outboxFolder)({ ...mail, id: ID, subject: 'First' }, AbortSignal.timeout(1000));
    await folderDelivery(outboxFolder)(
      { ...mail, id: ID.replaceAll('2', '3'), subject: 'Second\nTo: x' },
      AbortSignal.timeout(1000),
    );
    await mkdir(mailFolder, { recursive: true });
    await writeFile(
      join(mailFolder, `2026-11-23T00-00-00-000Z_${ID}.txt`),
      'To: a\nSubject: link\nDate: b\n\nx',
    );
    await writeFile(join(outboxFolder, 'notes.txt'), 'not a mail');
  });

  it('answers HEAD without a body and with a count', async () => {
    const admin = await embedded.signedIn('admin');
    const { count, data } = await admin.from('profiles').select('*', { count: 'exact', head: true });
    assert.equal(count, 6);
    assert.equal(data, null);
  });

  it('anonymous requests see nothing while privileged requests run concurrently', async () => {
    const { secretKey, publishableKey } = embedded.backend;
    const keys = Array.from({ length: 20 }, (_, at) => (at % 2 ? secretKey : publishableKey));

    for (let round = 0; round < 10; round++) {
      const answers = await pipelined('/rest/v1/profiles?select=email', keys);
      answers.forEach((rows, at) =>
        assert.equal(rows.length, at % 2 ? 6 : 0, `request ${at} of round ${round}`),
      );
    }
  });

  it('a signed-in request keeps its role while sign-ins and sign-ups run concurrently', async () => {
    const client = await embedded.signedIn('client');
    const admin = await embedded.signedIn('admin');
    const rounds = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        const [own, all, , nobody] = await Promise.all([
          client.from('user_roles').select('role'),
          admin.from('user_roles').select('role').lte('user_id', '00000000-0000-4000-9000-00000000000f'),
          embedded.client().auth.signUp({ email: `beside-${at}@guest.test`, password: 'Long-enough-1' }),
          embedded.client().from('user_roles').select('role'),
        ]);
        return [
          own.data?.length,
          all.data?.filter(({ role }) => role === 'admin').length,
          nobody.data?.length,
        ];
      }),
    );
    for (const round of rounds) assert.deepEqual(round, [1, 1, 0]);
  });

  /** Sends raw text, which fetch would normalize. */
  async function raw(lines: string): Promise<string> {
    const { port } = new URL(embedded.url);
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(lines));
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    return text;
  }

  /** Sends one request per key at once on one connection, so that the server receives all of them in one tick. */
  async function pipelined(path: string, keys: string[]): Promise<unknown[][]> {
    const requests = keys.map((apikey, at) => {
      const connection = at === keys.length - 1 ? 'close' : 'keep-alive';
      return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\napikey: ${apikey}\r\n\r\n`;
    });
    const answers = (await raw(requests.join(''))).split('HTTP/1.1 ').slice(1);
    return answers.map((answer) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as unknown[]);
  }

  describe('requests and responses of the backend', () => {
    const key = () => ({ apikey: embedded.backend.publishableKey });

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
      await visitor
        .from('contact_submissions')
        .insert({ name: 'Zoraida', email: 'zoraida', phone: 'zoraida' });
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

  describe('the calls to the data API, through supabase-js', () => {
    const newEmail = () => `${randomUUID()}@guest.test`;

    it("refuses to change a profile's email, with a readable message", async () => {
      const client = await embedded.signedIn('client');
      const { error, status } = await client
        .from('profiles')
        .update({ email: newEmail() })
        .eq('user_id', idOf('client'));
      assert.equal(status, 403);
      assert.equal(error?.message, 'Only first name, last name and phone can be changed.');
    });

    it('answers 429 with a message to a sixth inquiry in an hour, and 400 to two in one request', async () => {
      const visitor = embedded.client();
      const row = { name: 'Ana', email: newEmail(), inquiry_type: 'general', message: 'Hello' };
      const bulk = await visitor.from('contact_submissions').insert([row, row]);
      assert.equal(bulk.status, 400);
      assert.equal(bulk.error?.message, 'Please send one request at a time.');
      const statuses = await Promise.all(
        Array.from({ length: 7 }, async () => (await visitor.from('contact_submissions').insert(row)).status),
      );
      assert.deepEqual(statuses.sort(), [201, 201, 201, 201, 201, 429, 429]);
      const { error } = await visitor.from('contact_submissions').insert(row);
      assert.match(
        String(error?.message),
        /^Too many requests from this email address\. Please try again in \d+ minutes\.$/,
      );
    });
  });

  const STAFF: Actor[] = ['management', 'admin'];

  async function get(path: string, actor: Actor, method = 'GET'): Promise<Response> {
    const { data } = await (await embedded.signedIn(actor)).auth.getSession();
    const token = data.session?.access_token;
    return fetch(embedded.url + path, {
      method,
      headers: { ...(token && { Authorization: `Bearer ${token}` }) },
    });
  }

  for (const actor of ACTORS)
    it(`${actor} ${STAFF.includes(actor) ? 'reads' : 'does not read'} the mails that the worker wrote`, async () => {
      const answer = await get('/mail/v1/outbox', actor);
      assert.equal(answer.status, STAFF.includes(actor) ? 200 : actor === 'anon' ? 401 : 403);
      if (!answer.ok) assert.doesNotMatch(await answer.text(), /ana@|First/);
    });

  it('without a token, and with a forged one, nothing is answered', async () => {
    assert.equal((await fetch(`${embedded.url}/mail/v1/outbox`)).status, 401);
    const forged = { headers: { Authorization: 'Bearer a.b.c' } };
    assert.equal((await fetch(`${embedded.url}/mail/v1/outbox`, forged)).status, 401);
    // The public key in place of a token makes nobody staff.
    const key = { headers: { Authorization: `Bearer ${embedded.backend.publishableKey}` } };
    assert.equal((await fetch(`${embedded.url}/mail/v1/outbox`, key)).status, 401);
  });

  it('lists the newest first, and opens one', async () => {
    const mails = (await (await get('/mail/v1/outbox', 'management')).json()) as Record<string, string>[];
    assert.deepEqual(
      mails.map(({ to, subject }) => [to, subject]),
      [
        ['ana@guests.test', 'Second To: x'],
        ['ana@guests.test', 'First'],
      ],
    );
    const one = await get(`/mail/v1/outbox/${mails[1]?.['name']}`, 'admin');
    assert.equal(one.headers.get('cache-control'), 'no-store');
    assert.deepEqual(((await one.json()) as { text: string }).text, 'Hello\n');
  });

  it('shows the HTML of a mail to who has its sealed address, as a page in which nothing runs', async () => {
    const [, mail] = (await (await get('/mail/v1/outbox', 'management')).json()) as Record<string, string>[];
    const name = mail?.['name'] ?? '';
    const { html } = (await (await get(`/mail/v1/outbox/${name}`, 'management')).json()) as { html: string };
    const shown = await fetch(embedded.url + html);
    assert.equal(await shown.text(), '<p>Hello</p>');
    const policy = shown.headers.get('content-security-policy') ?? '';
    assert.match(
      policy,
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'$/,
    );
    assert.match(shown.headers.get('content-type') ?? '', /^text\/html/);

    const sealed = new URL(html, embedded.url);
    const other = html.replace(name, name.replaceAll('2', '3'));
    const later = html.replace(/until=\d+/, `until=${Number(sealed.searchParams.get('until')) + 1}`);
    for (const path of [sealed.pathname, other, later, `${sealed.pathname}?until=9e99&seal=`])
      assert.equal((await fetch(embedded.url + path)).status, 403, path);
    // Staff's own token opens no frame either.
    assert.equal((await get(sealed.pathname, 'admin')).status, 403);
  });

  for (const path of [
    '/mail/v1/outbox/notes',
    '/mail/v1/outbox/..',
    `/mail/v1/outbox/..%2f2026-11-23T00-00-00-000Z_${ID}`,
    `/mail/v1/outbox/../2026-11-23T00-00-00-000Z_${ID}`,
    `/mail/v1/outbox/2026-11-23T00-00-00-000Z_${ID}`,
    '/mail/v1/outbox/%2e%2e%2fsecrets',
    '/mail/v1/links',
    '/mail/v1',
  ])
    it(`${path} leads to no other file`, async () => {
      const answer = await get(path, 'admin');
      assert.ok(answer.status === 404, String(answer.status));
    });

  it('only reads', async () => {
    assert.equal((await get('/mail/v1/outbox', 'admin', 'POST')).status, 405);
  });
});
