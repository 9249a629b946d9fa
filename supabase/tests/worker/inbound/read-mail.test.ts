import assert from 'node:assert/strict';
import { it } from 'node:test';

import { readMail } from '../../../worker/inbound/read-mail';

const HEADERS = ['From: Ana <Ana@Guests.test>', 'Message-ID: <1@guests.test>', 'Subject: Re: Our answer'];
const write = (body: string, headers: string[] = [], base = HEADERS): Buffer =>
  Buffer.from([...base, ...headers, '', body].join('\r\n'));
const read = (raw: Buffer, returnPath = 'ana@guests.test') =>
  readMail(raw, returnPath, { from: 'hello@marisma.test', desk: 'desk@marisma.test' });

it('reads who wrote what', async () => {
  assert.deepEqual(
    await read(write('Gracias, señora.\r\n\r\n> Hola', ['Content-Type: text/plain; charset=utf-8'])),
    {
      messageId: '<1@guests.test>',
      from: 'ana@guests.test',
      body: 'Gracias, señora.',
      cut: false,
      attachments: 0,
    },
  );
});

it('reads a page as text', async () => {
  const page =
    '<p>Yes, <b>please</b>.</p><script>alert(1)</script><div class="gmail_quote">On Mon, Marisma &lt;hello@marisma.test&gt; wrote:<br><blockquote>Dear Ana</blockquote></div>';
  const mail = await read(write(page, ['Content-Type: text/html; charset=utf-8']));
  assert.equal(typeof mail === 'object' && mail.body, 'Yes, please.');
});

for (const [why, headers] of [
  ['auto_submitted', ['Auto-Submitted: auto-replied']],
  ['auto_submitted', ['auto-submitted: AUTO-GENERATED; why=absent']],
  ['auto_submitted', ['X-Autoreply: yes']],
  ['bulk', ['Precedence: bulk']],
  ['bulk', ['Precedence: auto_reply']],
  ['bulk', ['List-Id: <guests.test>']],
  ['report', ['Content-Type: multipart/report; report-type=delivery-status; boundary=x']],
] as const)
  it(`leaves unread what nobody wrote: ${headers.join()}`, async () => {
    assert.equal(await read(write('I am away.', [...headers])), why);
  });

it('leaves unread what comes back to us, and reads what a person says not to be automatic', async () => {
  assert.equal(await read(write('Not delivered'), ''), 'empty_path');
  const own = [
    'From: Ana <ana@guests.test>',
    'Message-ID: <11111111-1111-4111-8111-111111111111@marisma.test>',
  ];
  assert.equal(await read(write('Hello', [], own)), 'own');
  assert.equal(typeof (await read(write('Hello', ['Auto-Submitted: no']))), 'object');
});

it('counts files, but neither the pictures of a text nor a signature', async () => {
  const part = (type: string, more: string[] = []) =>
    [
      '--x',
      `Content-Type: ${type}`,
      'Content-Disposition: attachment; filename="a"',
      ...more,
      '',
      'abc',
    ].join('\r\n');
  const body = ['--x', 'Content-Type: text/plain', '', 'See here.'].join('\r\n');
  const mail = await read(
    write(
      [
        body,
        part('application/pdf'),
        part('image/jpeg'),
        part('application/pgp-signature'),
        '--x--',
        '',
      ].join('\r\n'),
      ['Content-Type: multipart/mixed; boundary=x'],
    ),
  );
  assert.ok(typeof mail === 'object');
  assert.deepEqual([mail.body, mail.attachments], ['See here.', 2]);
});

it('cuts what is too long, with a remark, and not within a letter', async () => {
  const mail = await read(write(`a${'😀'.repeat(3000)}`, ['Content-Type: text/plain; charset=utf-8']));
  assert.ok(typeof mail === 'object');
  assert.ok(mail.body.length <= 4000 && mail.cut && mail.body.endsWith('😀\n[…]'));
});

it('gives a mail without a usable Message-ID one of its own, and names two senders as two', async () => {
  const from = ['From: Ana <ana@guests.test>, Eve <eve@people.test>', 'Message-ID: <a b>'];
  const [mail, again] = [await read(write('Hello', [], from)), await read(write('Hello', [], from))];
  assert.ok(typeof mail === 'object' && typeof again === 'object');
  assert.match(mail.messageId, /^<[\da-f]{64}@unnamed\.invalid>$/);
  assert.equal(again.messageId, mail.messageId);
  assert.equal(mail.from, 'ana@guests.test, eve@people.test');
});
