import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, it } from 'node:test';

import { intoFolder } from '../../worker/deliver/into-folder';
import { ACTORS, type Actor } from '../support/people';
import { type Embedded, startEmbedded } from '../support/embedded';

const ID = '22222222-2222-4222-8222-222222222222';
const STAFF: Actor[] = ['management', 'admin'];

let embedded: Embedded;
before(async () => {
  embedded = await startEmbedded();
  const { outboxFolder, mailFolder } = embedded.backend;
  const mail = { requestId: ID, to: 'ana@guests.test', html: '<p>Hello</p>', text: 'Hello\n' };
  await intoFolder(outboxFolder)({ ...mail, id: ID, subject: 'First' }, AbortSignal.timeout(1000));
  await intoFolder(outboxFolder)(
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
after(() => embedded.close());

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
