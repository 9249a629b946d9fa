import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, type TestContext } from 'node:test';

import { serveHealth } from '../../worker/health';
import { jsonLog } from '../../worker/log';
import type { Worker, WorkerOptions } from '../../worker/start-worker';
import { headerOf, type MailServer, startMailServer } from '../support/mail-server';
import { embedded, sql } from '../support/shared-backend';
import { countsOf, inquire, openGate, queue, until } from './queue';
import { dataAt, OFFICE, startTestWorker } from './test-worker';

const QUICK = { tick: 40, send: 15_000, settle: 20 };

let mailServer: MailServer;
let lines: string[];
let workers: Worker[];
describe('the worker', () => {
  beforeEach(async () => {
    await sql('delete from private.mail_outbox');
    mailServer = await startMailServer();
    lines = [];
    workers = [];
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await mailServer.close();
  });

  function start(url?: string, times?: WorkerOptions['times']): Worker {
    const log = jsonLog((line) => lines.push(line));
    const worker = startTestWorker(mailServer, { data: dataAt(url), log, times: { ...QUICK, ...times } });
    workers.push(worker);
    return worker;
  }

  const counts = () => countsOf(sql);
  const noneWaits = async () => (await counts()).waiting === 0;
  const recipients = () => mailServer.mails.map((mail) => headerOf(mail, 'To') ?? '').sort();

  it('an inquiry is answered by a mail to its guest and one to the desk, and the timeline says so', async () => {
    start();
    await inquire(embedded, 'ana@guests.test', 'Ana <b>\r\nBcc: x@people.test');
    await until('both are sent', async () => mailServer.mails.length === 2 && (await noneWaits()));
    assert.deepEqual(recipients(), ['ana@guests.test', 'desk@marisma.test']);
    assert.ok(mailServer.mails.every((mail) => headerOf(mail, 'Bcc') === undefined));
    const desk = mailServer.mails.find((mail) => headerOf(mail, 'To') === OFFICE.desk) ?? '';
    assert.match(desk.replace(/=\r\n/g, ''), /https:\/\/www\.example\.com\/desk\/requests\/[\w-]{36}/);
    const events = await sql(
      `select data ->> 'to' as to, data ->> 'outcome' as outcome from public.request_events where kind = 'mail' order by 1`,
    );
    assert.deepEqual(events, [
      { to: 'guest', outcome: 'sent' },
      { to: 'house', outcome: 'sent' },
    ]);
  });

  it('the language is that of the browser that asked', async () => {
    const headers = {
      ...{ apikey: embedded.backend.publishableKey, 'Content-Type': 'application/json' },
      'Accept-Language': 'es-MX,es;q=0.9',
    };
    const body = JSON.stringify({ name: 'A', email: 'a@g.mx', inquiry_type: 'general', message: 'Hola' });
    const url = `${embedded.url}/rest/v1/contact_submissions`;
    assert.equal((await fetch(url, { method: 'POST', headers, body })).status, 201);
    await inquire(embedded, 'bea@guests.test');
    const rows = await sql(
      `select locale from private.mail_outbox where address is not null order by address`,
    );
    assert.deepEqual(rows, [{ locale: 'es' }, { locale: 'en' }]);
  });

  it('the log has no address, no name, no text of a mail and no key', async () => {
    start();
    await inquire(embedded, 'secret.person@guests.test', 'Secreta Persona');
    await until('both are sent', noneWaits);
    await mailServer.close();
    await inquire(embedded, 'secret.person@guests.test', 'Secreta Persona');
    await until('failures are logged', () => lines.some((line) => line.includes('mail_failed')));
    const log = lines.join('\n');
    assert.doesNotMatch(log, /secret|hello|@|sb_/i);
    for (const line of lines) {
      const entry = JSON.parse(line) as Record<string, unknown>;
      assert.ok(entry['time'] && entry['level'] && entry['event']);
    }
    mailServer = await startMailServer();
  });

  for (const [what, code, text, given_up] of [
    ['refused for good is given up at once', 550, '5.1.1 No', true],
    ['put off waits for its next try', 451, '4.7.1 Later', false],
  ] as const)
    it(`a mail that is ${what}, and the others go out`, async () => {
      await mailServer.close();
      const refusal = Object.assign(new Error(text), { responseCode: code });
      mailServer = await startMailServer({
        onRcptTo: ({ address }, _, done) => done(address === 'guest1@guests.test' ? refusal : null),
      });
      await queue(sql, 4);
      start();
      const failed = () =>
        sql(
          `select attempts, last_error like '${code} ${text}%' as said, given_up_at is not null as given_up,
             next_try > now() as later from private.mail_outbox where last_error is not null`,
        );
      await until('three are sent', async () => (await counts()).sent === 3);
      await until('one has failed', async () => (await failed()).length === 1);
      assert.deepEqual(await failed(), [{ attempts: 1, said: true, given_up, later: true }]);
    });

  it('a mail that cannot be written is tried like the others, and given up', async () => {
    await inquire(embedded, 'ana@guests.test');
    await sql(`update private.mail_outbox set data = data - 'kind', attempts = 7`);
    start();
    await until('it is given up', async () => (await counts()).given_up === 2);
    assert.deepEqual(mailServer.mails, []);
  });

  it('without the data service it waits, says so, and goes on once it answers', async (test) => {
    let away = true;
    const gate = await openGate(test, embedded, () => away);
    const worker = start(gate.url);
    await queue(sql, 2);
    await until('it has tried', () => lines.filter((line) => line.includes('claim_failed')).length >= 3);
    assert.equal(worker.health().ok, false);
    away = false;
    await until('all are sent', noneWaits);
    assert.equal(mailServer.mails.length, 2);
    await until('it is well', () => worker.health().ok);
  });

  it('it is well only once it has said whether cards are taken', async (test) => {
    let away = true;
    const gate = await openGate(test, embedded, (name) => name === 'switch_cards' && away);
    const worker = start(gate.url);
    await until('all else is served', () => {
      const { claimed_at, ticked_at } = worker.health();
      return claimed_at !== null && ticked_at !== null;
    });
    assert.equal(worker.health().ok, false);
    away = false;
    await until('it is well', () => worker.health().ok);
  });

  it('a mail that was sent is noted as soon as the data service answers again, and not sent twice', async (test) => {
    let failures = 3;
    const gate = await openGate(test, embedded, (name) => name === 'settle_mail' && failures-- > 0);
    start(gate.url);
    await queue(sql, 1);
    await until('it is noted', noneWaits);
    assert.equal(mailServer.mails.length, 1);
  });

  it('after a sleep of the machine, mails whose claim is over are left to the next claim', async () => {
    await queue(sql, 1);
    start(undefined, { lease: -1 });
    await until('it is left', () => lines.some((line) => line.includes('mail_left')));
    assert.deepEqual([mailServer.mails.length, (await counts()).waiting], [0, 1]);
  });

  it('the clock ticks', async () => {
    await sql(
      `insert into public.contact_submissions (name, email, inquiry_type, message, created_at)
     values ('Old', 'old@guests.test', 'general', 'Hello', now() - interval '13 months')`,
    );
    start();
    await until('the old inquiry is gone', async () => {
      const rows = await sql(`select from public.contact_submissions where email = 'old@guests.test'`);
      return rows.length === 0;
    });
  });

  it('answers whether it is well, and nothing else', async (test: TestContext) => {
    const worker = start();
    const server = await serveHealth(worker, '127.0.0.1', 0);
    test.after(() => void server.close());
    const address = server.address() as { port: number };
    const get = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${address.port}${path}`, { method });
    await until('it is well', async () => (await get('/health')).status === 200);
    assert.deepEqual(Object.keys((await (await get('/health')).json()) as object), [
      'ok',
      'claimed_at',
      'ticked_at',
    ]);
    assert.equal((await get('/')).status, 404);
    assert.equal((await get('/health', 'POST')).status, 405);
  });
});
