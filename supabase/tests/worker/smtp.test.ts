import assert from 'node:assert/strict';
import { it, type TestContext } from 'node:test';

import { generate } from 'selfsigned';
import type { SMTPServerOptions } from 'smtp-server';

import { smtpDelivery, type OutgoingMail } from '../../worker/deliver/smtp-delivery';
import { reasonOf, refusedAs } from '../../worker/deliver/failure';
import { codeOf } from '../../worker/log';
import { headerOf, type MailServer, startMailServer } from '../support/mail-server';

const MAIL: OutgoingMail = {
  id: '22222222-2222-4222-8222-222222222222',
  earlier: ['11111111-1111-4111-8111-111111111111'],
  to: 'ana@guests.test',
  subject: 'Confirmed: señora 👋 \u2068מיכל\u2069',
  html: '<p>Hola, señora</p>',
  text: 'Hola, señora\n',
};
const FROM = { from: 'hello@marisma.test', desk: 'desk@marisma.test' };

async function server(test: TestContext, options?: SMTPServerOptions): Promise<MailServer> {
  const started = await startMailServer(options);
  test.after(() => started.close());
  return started;
}

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

/** Sends, and gives the reason of a failure. */
async function failureOf(url: string, milliseconds = 5_000, ca?: string): Promise<string> {
  const send = smtpDelivery({ url, ...FROM, ...(ca && { ca }) })(MAIL, AbortSignal.timeout(milliseconds));
  return send.then(
    () => 'sent',
    (error: unknown) => `${codeOf(error)} | ${reasonOf(error)}`,
  );
}

it('a mail arrives with both parts, whose headers say who sends it and that no machine need answer', async (test) => {
  const { url, mails } = await server(test);
  const send = smtpDelivery({ url, ...FROM });
  await send(MAIL, AbortSignal.timeout(5_000));
  await send(MAIL, AbortSignal.timeout(5_000));
  const [mail = '', again = ''] = mails;
  assert.equal(headerOf(mail, 'From'), 'Marisma <hello@marisma.test>');
  assert.equal(headerOf(mail, 'Reply-To'), 'Marisma <desk@marisma.test>');
  assert.equal(headerOf(mail, 'To'), 'ana@guests.test');
  assert.equal(headerOf(mail, 'Auto-Submitted'), 'auto-generated');
  assert.equal(headerOf(mail, 'References'), `<${MAIL.earlier?.[0]}@marisma.test>`);
  assert.equal(headerOf(mail, 'In-Reply-To'), headerOf(mail, 'References'));
  assert.equal(headerOf(mail, 'Message-ID'), `<${MAIL.id}@marisma.test>`);
  assert.equal(headerOf(again, 'Message-ID'), headerOf(mail, 'Message-ID'), 'the same at each try');
  assert.match(headerOf(mail, 'Subject') ?? '', /^=\?UTF-8\?/);
  assert.match(
    mail,
    /Content-Type: multipart\/alternative[^]*text\/plain[^]*Hola, se=C3=B1ora[^]*text\/html/,
  );
});

it('a line break in a subject or address makes no header', async (test) => {
  const { url, mails } = await server(test);
  const send = smtpDelivery({ url, ...FROM });
  await send({ ...MAIL, subject: 'Hello\r\nBcc: everyone@people.test' }, AbortSignal.timeout(5_000));
  assert.equal(headerOf(mails[0] ?? '', 'Bcc'), undefined);
  const to = 'ana@guests.test\r\nBcc: everyone@people.test';
  await send({ ...MAIL, to }, AbortSignal.timeout(5_000)).catch(() => {});
  assert.ok(mails.every((mail) => headerOf(mail, 'Bcc') === undefined));
  await send({ ...MAIL, to: 'ana@guests.test, everyone@people.test' }, AbortSignal.timeout(5_000)).catch(
    () => {},
  );
  assert.ok(mails.every((mail) => !/^To:.*, /m.test(mail)));
});

for (const [step, code, text, wanted] of [
  ['onRcptTo', 550, '5.1.1 <ana@guests.test>: no such person', 'address'],
  ['onRcptTo', 550, 'No such person', 'address'],
  ['onRcptTo', 552, '5.2.2 Full', 'mailbox'],
  ['onRcptTo', 554, '5.7.1 Not from you', 'policy'],
  ['onRcptTo', 450, '4.2.1 Come back later', undefined],
  ['onData', 552, '5.3.4 Too large', 'content'],
  ['onData', 554, 'No', 'policy'],
  ['onData', 451, '4.3.0 Come back later', undefined],
  // Sender and sign-in are settings.
  ['onMailFrom', 553, '5.7.1 Who are you', undefined],
  ['onAuth', 535, '5.7.8 No', undefined],
] as const)
  it(`${step} answered ${code} ${text}: ${wanted ?? 'tried again'}`, async (test) => {
    const no = refusal(code, text);
    const { url, mails } = await server(test, {
      ...(step === 'onAuth' && { authOptional: false, allowInsecureAuth: true }),
      onData: (stream, _, done) => void stream.resume().on('end', () => done(no)),
      ...(step !== 'onData' && {
        [step]: (_: unknown, __: unknown, done: (error: Error) => void) => done(no),
      }),
    });
    const send = smtpDelivery({
      url: step === 'onAuth' ? url.replace('://', '://house:wrong@') : url,
      ...FROM,
    });
    await assert.rejects(send(MAIL, AbortSignal.timeout(5_000)), (error) => {
      assert.equal(refusedAs(error), wanted);
      assert.match(codeOf(error), new RegExp(`^(${code}|EAUTH)$`));
      assert.ok(reasonOf(error).includes(`${code} ${text.replace('<ana@guests.test>', '…')}`));
      return true;
    });
    assert.deepEqual(mails, []);
  });

it('gives up a server that is away, that says nothing, and that hangs up in the middle', async (test) => {
  const gone = await startMailServer();
  await gone.close();
  assert.match(await failureOf(gone.url), /^(ECONNECTION|ESOCKET|ECONNREFUSED) \|/);
  await assert.rejects(
    smtpDelivery({ url: gone.url, ...FROM })(MAIL, AbortSignal.timeout(5_000)),
    (error) => refusedAs(error) === undefined,
  );
  const slow = await server(test, { onData: (stream) => void stream.resume() });
  const before = Date.now();
  assert.match(await failureOf(slow.url, 300), /^EABORT \|/);
  assert.ok(Date.now() - before < 3_000);
  const silent = await server(test, { onConnect: () => {} });
  assert.match(await failureOf(silent.url, 300), /^EABORT \|/);
  let cutting: MailServer | undefined = undefined;
  cutting = await server(test, {
    onData: (stream) => void stream.once('data', () => void cutting?.close()),
  });
  assert.notEqual(await failureOf(cutting.url), 'sent');
});

it('sends over TLS only to the server it knows, and never without TLS to another machine', async (test) => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
  });
  const secure = await server(test, { secure: true, key, cert });
  assert.match(await failureOf(secure.url), /^(ESOCKET|ETLS|ECONNECTION|DEPTH_ZERO_SELF_SIGNED_CERT) \|/);
  assert.deepEqual(secure.mails, []);
  assert.equal(await failureOf(secure.url, 5_000, cert), 'sent');
  assert.equal(secure.mails.length, 1);

  const plain = await server(test);
  // The same server under a name that is not known to be this machine's.
  assert.match(await failureOf(plain.url.replace('127.0.0.1', '0.0.0.0')), /^(ETLS|502|500|ESOCKET) \|/);
  assert.deepEqual(plain.mails, []);
});

it('signs in with what the address says', async (test) => {
  const asked: string[] = [];
  const { url } = await server(test, {
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) => {
      asked.push(`${username}:${password}`);
      done(null, { user: username });
    },
  });
  assert.equal(await failureOf(url.replace('//', '//us%40er:p%2Fss@')), 'sent');
  assert.deepEqual(asked, ['us@er:p/ss']);
});
