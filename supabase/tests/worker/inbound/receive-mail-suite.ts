import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, it } from 'node:test';

import { simpleParser } from 'mailparser';
import { createTransport, type SendMailOptions } from 'nodemailer';

import { dataServiceAt } from '../../../worker/data-service';
import { type Receiver, type ReceiverOptions, receiveMail } from '../../../worker/inbound/receive-mail';
import { replyAddresses } from '../../../worker/inbound/reply-address';
import { jsonLog } from '../../../worker/log';
import type { Worker } from '../../../worker/start-worker';
import { headerOf, type MailServer, startMailServer } from '../../support/mail-server';
import { embedded, sql } from '../../support/shared-backend';
import { inquire, until } from '../queue';
import { dataAt, OFFICE, startTestWorker } from '../test-worker';

const ADDRESSES = replyAddresses('replies.marisma.test', 'a-key-of-at-least-thirty-two-characters');
const ANA = 'ana@guests.test';

let mailServer: MailServer;
let worker: Worker;
let receiver: Receiver;
let lines: string[];
const log = jsonLog((line) => lines.push(line));

describe('mails that come in', () => {
  beforeEach(async () => {
    await sql('delete from private.mail_outbox');
    await sql('delete from public.contact_submissions');
    lines = [];
    mailServer = await startMailServer();
    worker = startTestWorker(mailServer, { log, replies: ADDRESSES });
    receiver = await receive();
  });
  afterEach(async () => {
    await Promise.all([worker.stop(), receiver.stop()]);
    await mailServer.close();
  });

  const receive = (more: Partial<ReceiverOptions> = {}): Promise<Receiver> =>
    receiveMail({
      data: dataAt(),
      addresses: ADDRESSES,
      ...OFFICE,
      log,
      host: '127.0.0.1',
      port: 0,
      ...more,
    });

  const clientOf = ({ port }: Receiver) => createTransport({ host: '127.0.0.1', port, ignoreTLS: true });

  /** Sends as a guest's mail server does, and gives what it is answered: '250' or the refusal. */
  async function send(mail: SendMailOptions, to = receiver): Promise<string> {
    const sent = clientOf(to).sendMail({
      from: `Ana <${ANA}>`,
      text: 'Thank you',
      subject: 'Re: Our answer',
      ...mail,
    });
    return sent.then(
      ({ response }: { response: string }) => response,
      (error: unknown) => String(Object(error).response),
    );
  }

  /** Asks for something as Ana, and gives the mail that she gets. */
  async function asked(): Promise<{ mail: string; request: string; replyTo: string }> {
    await inquire(embedded, ANA);
    await until('she has her mail', () => mailTo(ANA) !== undefined);
    const mail = mailTo(ANA) ?? '';
    const replyTo = headerOf(mail, 'Reply-To')?.match(/<(.*)>/)?.[1] ?? '';
    return { mail, replyTo, request: ADDRESSES.requestOf(replyTo) ?? '' };
  }

  const mailsTo = (address: string): string[] =>
    mailServer.mails.filter((mail) => headerOf(mail, 'To')?.includes(address));
  const mailTo = (address: string): string | undefined => mailsTo(address).at(-1);

  const received = () =>
    sql(
      `select body, data - 'message_id' as data from public.request_events where data ->> 'by' = 'mail' order by id`,
    );

  /** The text part of a mail, as its reader sees it. */
  const textOf = async (mail: string): Promise<string> => (await simpleParser(mail)).text ?? '';

  it('a guest and the house write to each other by mail, and each mail names the one that it answers', async () => {
    const { mail: first, replyTo, request } = await asked();
    assert.match(replyTo, /^reply\+[\da-f]{58}@replies\.marisma\.test$/);
    assert.equal(headerOf(first, 'References'), undefined, 'there was no mail before');

    const answered = await send({
      to: replyTo,
      messageId: '<first@guests.test>',
      inReplyTo: headerOf(first, 'Message-ID'),
      references: headerOf(first, 'Message-ID'),
      text: `Is a crib possible?\n\nOn Mon, Nov 23, 2026 at 10:12 AM Marisma <${replyTo}>\nwrote:\n\n> Hello,\n> we will answer soon.\n`,
    });
    assert.match(answered, /^250 2\.0\.0/);
    assert.deepEqual(await received(), [{ body: 'Is a crib possible?', data: { by: 'mail' } }]);
    await until('the desk hears of it', () => mailsTo(OFFICE.desk).length === 2);
    const toDesk = mailTo(OFFICE.desk) ?? '';
    assert.equal(headerOf(toDesk, 'Reply-To'), `Marisma <${OFFICE.desk}>`, 'staff answer at the desk');
    assert.match(await textOf(toDesk), /The guest wrote:\r?\n> Is a crib possible\?/);

    const staff = await embedded.signedIn('admin');
    const { error } = await staff.rpc('send_message', {
      request_id: request,
      body: 'Of course: it is in the second bedroom.',
      request_key: crypto.randomUUID(),
    });
    assert.equal(error, null);
    await until('she has the answer', () => mailsTo(ANA).length === 2);
    const second = mailTo(ANA) ?? '';
    assert.equal(headerOf(second, 'In-Reply-To'), '<first@guests.test>');
    assert.equal(headerOf(second, 'References'), `${headerOf(first, 'Message-ID')} <first@guests.test>`);
    assert.match(headerOf(second, 'Reply-To') ?? '', new RegExp(`<${replyTo.replace('+', '\\+')}>`));
    assert.match(
      await textOf(second),
      /Of course: it is in the second bedroom\.[^]*You wrote:\r?\n> Is a crib possible\?/,
    );
  });

  it('an address that we did not make is refused before the mail is sent, and so are two at once', async () => {
    const { replyTo, request } = await asked();
    const forged = replyAddresses('replies.marisma.test', 'another-key-of-thirty-two-characters').of(request);
    for (const to of [forged, 'somebody@people.test', 'postmaster@replies.marisma.test'])
      assert.match(await send({ to }), /^550 5\.1\.1/);
    const gone = ADDRESSES.of('99999999-9999-4999-8999-999999999999');
    assert.match(await send({ to: gone }), /^550 5\.1\.1/);
    const another = request.replace(/^./, (first) => (first === '9' ? '8' : '9'));
    const both = { from: ANA, to: [replyTo, ADDRESSES.of(another)], text: 'To both' };
    const rejected = await clientOf(receiver).sendMail(both);
    assert.equal(rejected.rejected.length, 1);
    assert.equal((await received()).length, 1);
  });

  it('a mail from another address is named as such, and its files are refused', async () => {
    const { replyTo } = await asked();
    const attachments = [{ filename: 'passport.jpg', content: Buffer.alloc(100_000) }];
    const mail = { to: replyTo, from: 'Ana <eve@people.test>', text: 'I am Ana.', attachments };
    assert.match(await send(mail), /^250/);
    assert.deepEqual(await received(), [
      { body: 'I am Ana.', data: { by: 'mail', sender: 'eve@people.test', attachments: 1 } },
    ]);
    const stored = await sql(
      `select from public.request_events where body like '%passport.jpg%' or data::text like '%passport.jpg%'`,
    );
    assert.deepEqual(stored, []);
  });

  it('what no person wrote is taken and dropped, so that nothing goes round in a circle', async () => {
    const { mail, replyTo } = await asked();
    for (const headers of [{ 'Auto-Submitted': 'auto-replied' }, { Precedence: 'bulk' }])
      assert.match(await send({ to: replyTo, text: 'I am away', headers }), /^250/);
    assert.match(
      await send({ to: replyTo, envelope: { from: '', to: replyTo }, text: 'Undelivered' }),
      /^250/,
    );
    assert.match(await send({ to: replyTo, messageId: headerOf(mail, 'Message-ID') }), /^250/);
    assert.match(await send({ to: replyTo, from: OFFICE.from }), /^250/);
    assert.match(
      await send({ to: replyTo, from: OFFICE.desk }),
      /^550 5\.7\.1 Please answer guests at the desk/,
    );
    assert.deepEqual(await received(), []);
    assert.deepEqual(
      lines.flatMap((line) => (line.includes('mail_dropped') ? [JSON.parse(line).code] : [])),
      ['auto_submitted', 'bulk', 'empty_path', 'own', 'own'],
    );
  });

  it('a mail that is too large, and the thirty-first in an hour, are refused with a word', async (test) => {
    const { replyTo, request } = await asked();
    const small = await receive({ most: { bytes: 20_000 } });
    test.after(() => small.stop());
    assert.match(await send({ to: replyTo, text: 'x'.repeat(30_000) }, small), /^552 5\.3\.4/);
    assert.match(await send({ to: replyTo, text: 'Short' }, small), /^250/);
    await sql(
      `insert into public.request_events (request_id, actor, kind, data)
     select $1, 'guest', 'message_in', jsonb_build_object('by', 'mail', 'message_id', n) from generate_series(1, 29) n`,
      [request],
    );
    assert.match(await send({ to: replyTo }), /^554 5\.7\.1/);
  });

  it('while the data service is away the other server is to come again', async (test) => {
    const { replyTo } = await asked();
    const away = await receive({ data: dataServiceAt('http://127.0.0.1:9', 'x') });
    test.after(() => away.stop());
    assert.match(await send({ to: replyTo }, away), /^451 4\.3\.0/);
    assert.deepEqual(await received(), []);
  });

  it('says nothing of its program, takes no password and stops while somebody is connected', async () => {
    const socket = connect(receiver.port, '127.0.0.1');
    const said: string[] = [];
    socket.setEncoding('utf8').on('data', (text: string) => said.push(text));
    await until('it greets', () => said.length > 0);
    socket.write('EHLO guests.test\r\n');
    await until('it answers', () => said.length > 1);
    assert.doesNotMatch(said.join(''), /AUTH|STARTTLS|nodemailer|smtp-server/i);
    socket.destroy();
    assert.ok(
      lines.every((line) => !line.includes('guests.test')),
      'the log names nobody',
    );
  });
});
