import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { services as english } from '../../../remote-public/src/texts/en/services';
import { services as spanish } from '../../../remote-public/src/texts/es/services';
import { ask, call, day, newKey, type Stay, step } from '../stays/support';
import { type Person } from '../support/people';
import { actAs } from '../support/schema';
import { columnOf, query, type Row, runDeferred, valueOf } from '../support/sql-session';
import { test } from '../support/tests-on';
import { confirmAddress, inquire, mailed, signedOut } from './support';
import { sendService } from '../support/forms';

/** Mails that anybody can have sent to anybody. */
export function unaskedInSql(): void {
  describe('a mail that nobody of the house had sent', () => {
    for (const person of [null, 'newcomer', 'client'] as const)
      test(`says nothing that its sender wrote, to an address that ${person ?? 'a visitor'} has not confirmed`, async () => {
        await inquire(person);
        await book(person, 'Win at evil.test');
        const [message, service] = await acknowledged();
        for (const word of ['name', 'body', 'service']) {
          assert.equal(message?.[word], undefined, word);
          assert.equal(service?.[word], undefined, word);
        }
        const desk = await mailed('new_request');
        assert.deepEqual(
          [desk[0]?.['name'], desk[0]?.['body'], desk[1]?.['service']],
          ['Ana', 'Hello', 'Win at evil.test'],
        );
      });

    test('says none of it either when its sender calls off the service that was asked for', async () => {
      await book('newcomer', 'Win at evil.test');
      const [asked] = await query('select request_id from public.service_arrangements');
      const closing = { ...asked, reason: 'Win at evil.test', expected_version: 1 };
      await call('newcomer', 'decline_service', closing);
      const [mail] = await mailed('service_closed');
      assert.doesNotMatch(JSON.stringify(mail), /evil|Ana/);
      const [row] = await query('select count(*) from private.mail_outbox where unasked');
      assert.equal(Number(row?.['count']), 2, 'both count towards the most in an hour');
    });

    test('names the service by a title of the site, in either language', async () => {
      await book(null, spanish['private-chef'].title);
      assert.equal((await acknowledged())[0]?.['service'], 'Chef privado en casa');
      const known = await columnOf('select title from private.service_titles');
      assert.deepEqual(
        known.sort(),
        [
          ...new Set([english, spanish].flatMap((words) => Object.values(words).map(({ title }) => title))),
        ].sort(),
      );
    });

    test('says all to the confirmed address of the account that wrote, and an answer of the house says all to anybody', async () => {
      await confirmAddress('client');
      await inquire('client');
      const [mail] = await acknowledged();
      assert.deepEqual([mail?.['name'], mail?.['body']], ['Ana', 'Hello']);
      const request_id = await inquire(null, { email: 'ben@guest.test' });
      await call('admin', 'send_message', { request_id, body: 'Gladly.', request_key: newKey() });
      const [answer] = await mailed('reply');
      assert.deepEqual([answer?.['name'], answer?.['body']], ['Ana', 'Gladly.']);
    });

    test('is none that the worker writes about a stay that was agreed', async () => {
      const stay = await ask('client');
      await step('admin', 'confirm_stay', stay.id);
      await runDeferred();
      await signedOut();
      await query(`select public.tick(now() + interval '3 days')`);
      const reminders = await mailed('payment_due');
      assert.ok(reminders.length > 0 && reminders.every((mail) => mail['name'] !== undefined));
    });

    test('goes to 200 addresses an hour and no more; each request is at the desk all the same', async () => {
      for (let at = 0; at < 210; at++) await inquire(null, { email: `guest${at}@guest.test` });
      assert.equal((await acknowledged()).length, 200);
      assert.equal((await mailed('new_request')).length, 210);
      await query(`update private.mail_outbox set queued_at = now() - interval '61 minutes'`);
      await inquire(null, { email: 'late@guest.test' });
      assert.equal((await acknowledged()).length, 201);
    });

    test('is dropped after forty that one account caused in an hour', async () => {
      await confirmAddress('client');
      for (let at = 0; at < 10; at++) {
        const stay = await askAndWithdraw(at % 4);
        assert.equal(stay.status, 'cancelled');
      }
      for (let at = 0; at < 10; at++) await inquire('client', { email: `guest${at}@guest.test` });
      await runDeferred();
      assert.equal(await valueOf('select count(*)::int as mails from private.mail_outbox'), 40);
    });
  });
}

async function book(person: Person | null, service_title: string): Promise<void> {
  await actAs(person ?? 'anon');
  await sendService({ service_title, special_requests: 'Win at evil.test' });
  await runDeferred();
  await signedOut();
}

async function askAndWithdraw(week: number): Promise<Stay> {
  const { id } = await ask('client', { check_in: day(week * 7), check_out: day(week * 7 + 7) });
  await runDeferred();
  const stay = await step<Stay>('client', 'withdraw_stay', id);
  await runDeferred();
  await signedOut();
  return stay;
}

const acknowledged = (): Promise<Row[]> => mailed('request_received');
