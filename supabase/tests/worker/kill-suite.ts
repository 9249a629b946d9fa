import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeEach, describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

import { headerOf, type MailServer, startMailServer } from '../support/mail-server';
import { embedded, sql } from '../support/shared-backend';
import { countsOf, openGate, queue, until } from './queue';
import { OFFICE, startTestWorker } from './test-worker';

const MAIN = fileURLToPath(new URL('../../worker/main.ts', import.meta.url));

describe('a worker of a process of its own', () => {
  beforeEach(() => sql('delete from private.mail_outbox'));

  interface Child {
    process: ChildProcess;
    lines: string[];
  }

  /** Starts the worker as a process of its own. */
  function run(test: TestContext, dataUrl: string, mailUrl: string): Child {
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
      env: {
        PATH: process.env['PATH'],
        SUPABASE_URL: dataUrl,
        SUPABASE_SECRET_KEY: embedded.backend.secretKey,
        SMTP_URL: mailUrl,
        MAIL_FROM: OFFICE.from,
        DESK_ADDRESS: OFFICE.desk,
        SITE_URL: 'https://www.example.com',
        PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => lines.push(...text.trim().split('\n')));
    test.after(() => void child.kill('SIGKILL'));
    return { process: child, lines };
  }

  const idsOf = ({ mails }: MailServer): (string | undefined)[] =>
    mails.map((mail) => headerOf(mail, 'Message-ID'));

  /** Where the worker is killed, and how many times its one mail arrives in the end. */
  const STEPS: Record<string, { at: string; arrives: number }> = {
    'before it has a mail': { at: 'claim', arrives: 1 },
    'after the claim, before it knows': { at: 'claimed', arrives: 1 },
    'before the mail server has it': { at: 'recipient', arrives: 1 },
    'while the mail server takes the mail': { at: 'mail', arrives: 2 },
    'after the yes, before its note': { at: 'settle', arrives: 2 },
    'after its note, before it knows': { at: 'settled', arrives: 1 },
  };

  for (const [when, { at, arrives }] of Object.entries(STEPS))
    it(`killed ${when}: nothing is lost, and the mail arrives ${arrives === 1 ? 'once' : 'twice, as one'}`, async (test) => {
      let child: Child | undefined = undefined;
      let killed: Promise<unknown> | undefined;
      const killAt = (step: string): boolean => {
        if (step !== at || killed) return false;
        killed = child && once(child.process, 'exit');
        child?.process.kill('SIGKILL');
        return true;
      };
      const gate = await openGate(
        test,
        embedded,
        (name) => killAt(name === 'claim_mail' ? 'claim' : name === 'settle_mail' ? 'settle' : ''),
        (name) => killAt(name === 'claim_mail' ? 'claimed' : name === 'settle_mail' ? 'settled' : ''),
      );
      const mailServer = await startMailServer(
        { onRcptTo: (_, __, done) => void (killAt('recipient') || done()) },
        () => void killAt('mail'),
      );
      test.after(() => mailServer.close());
      await queue(sql, 1);
      child = run(test, gate.url, mailServer.url);
      await until('it is killed', () => killed !== undefined);
      await killed;

      // Five minutes later, another worker.
      await sql('update private.mail_outbox set next_try = now() where sent_at is null');
      const worker = startTestWorker(mailServer);
      await until('the mail is noted', async () => (await countsOf(sql)).sent === 1);
      await worker.stop();
      assert.equal(mailServer.mails.length, arrives);
      assert.equal(new Set(idsOf(mailServer)).size, 1, 'one mail for its reader');
    });

  it('stops on SIGTERM with exit code 0, after the mail under way, and says on which port it was asked', async (test) => {
    let answer = (): void => {};
    let arrived = false;
    const mailServer = await startMailServer({}, () => {
      arrived = true;
      return new Promise<void>((done) => (answer = done));
    });
    test.after(() => mailServer.close());
    await queue(sql, 1);
    const child = run(test, embedded.url, mailServer.url);
    await until('the mail is under way', () => arrived);
    const started = JSON.parse(child.lines.find((line) => line.includes('"started"')) ?? '{}') as {
      port?: number;
    };
    assert.equal(
      (await fetch(`http://127.0.0.1:${started.port}/health`)).status,
      503,
      'its first round is not over',
    );
    const ended = once(child.process, 'exit');
    child.process.kill('SIGTERM');
    await until('it stops', () => child.lines.some((line) => line.includes('"stopping"')));
    answer();
    assert.deepEqual(await ended, [0, null]);
    assert.deepEqual(await countsOf(sql), { waiting: 0, sent: 1, given_up: 0 });
  });
});
