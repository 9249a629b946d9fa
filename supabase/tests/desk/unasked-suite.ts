import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { services as english } from '../../../remote-public/src/texts/en/services';
import { services as spanish } from '../../../remote-public/src/texts/es/services';
import { ask, call, day, newKey, type Quote, STAY, type Stay, step, TERMS } from '../stays/support';
import { emailOf, type Person } from '../support/people';
import { actAs } from '../support/schema';
import { columnOf, query, type Row, script, valueOf } from '../support/sql-session';
import { test } from '../support/tests-on';
import { confirm, signedOut, write } from './senders-suite';

const ANA = emailOf('client');

/** Mails that anybody can have sent to anybody. */
export function unaskedInSql(): void {
  describe('a mail that nobody of the house had sent', () => {
    for (const person of [null, 'newcomer', 'client'] as const)
      test(`says nothing that its sender wrote, to an address that ${person ?? 'a visitor'} has not confirmed`, async () => {
        await write(person, ANA);
        await book(person, 'Win at evil.test');
        const [message, service] = await acknowledged();
        for (const word of ['name', 'body', 'service']) {
          assert.equal(message?.[word], undefined, word);
          assert.equal(service?.[word], undefined, word);
        }
        const desk = await sent('new_request');
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
      const [mail] = await sent('service_closed');
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
      await confirm('client');
      await write('client', ANA);
      const [mail] = await acknowledged();
      assert.deepEqual([mail?.['name'], mail?.['body']], ['Ana', 'Hello']);
      const request_id = await write(null, 'ben@guest.test');
      await call('admin', 'send_message', { request_id, body: 'Gladly.', request_key: newKey() });
      const [answer] = await sent('reply');
      assert.deepEqual([answer?.['name'], answer?.['body']], ['Ana', 'Gladly.']);
    });

    test('is none that the worker writes about a stay that was agreed', async () => {
      const stay = await ask('client');
      await step('admin', 'confirm_stay', stay.id);
      await settled();
      await signedOut();
      await query(`select public.tick(now() + interval '3 days')`);
      const reminders = await sent('payment_due');
      assert.ok(reminders.length > 0 && reminders.every((mail) => mail['name'] !== undefined));
    });

    test('goes to 200 addresses an hour and no more; each request is at the desk all the same', async () => {
      for (let at = 0; at < 210; at++) await write(null, `guest${at}@guest.test`);
      assert.equal((await acknowledged()).length, 200);
      assert.equal((await sent('new_request')).length, 210);
      await query(`update private.mail_outbox set queued_at = now() - interval '61 minutes'`);
      await write(null, 'late@guest.test');
      assert.equal((await acknowledged()).length, 201);
    });

    test('is dropped after forty that one account caused in an hour', async () => {
      await confirm('client');
      for (let at = 0; at < 10; at++) {
        const stay = await askAndWithdraw(at % 4);
        assert.equal(stay.status, 'cancelled');
      }
      for (let at = 0; at < 10; at++) await write('client', `guest${at}@guest.test`);
      await settled();
      assert.equal(await valueOf('select count(*)::int as mails from private.mail_outbox'), 40);
    });
  });
}

async function book(person: Person | null, title: string): Promise<void> {
  await actAs(person === null ? 'anon' : (person as 'client'));
  await query(
    `insert into public.service_bookings
       (name, email, phone, service_title, service_category, service_price, preferred_date, guests, special_requests)
     values ('Ana', $1, '1', $2, 'Food', 'From $120', '2027-01-05', 2, 'Win at evil.test')`,
    [ANA, title],
  );
  await settled();
  await signedOut();
}

async function askAndWithdraw(week: number): Promise<Stay> {
  const stay = { ...STAY, check_in: day(week * 7), check_out: day(week * 7 + 7) };
  const { quote_hash } = await call<Quote>('client', 'quote_stay', stay);
  const asked = await call<Stay>('client', 'request_stay', {
    ...stay,
    message: '',
    quote_hash,
    request_key: newKey(),
    agreed_version: TERMS,
  });
  await settled();
  await actAs('client');
  const [row] = await query('select to_jsonb(public.withdraw_stay($1, $2)) as value', [
    asked.id,
    asked.version,
  ]);
  await settled();
  await signedOut();
  return row?.['value'] as Stay;
}

/** Runs what waits for the end of the transaction. */
const settled = () => script('set constraints all immediate; set constraints all deferred');

const acknowledged = (): Promise<Row[]> => sent('request_received');

async function sent(template: string): Promise<Row[]> {
  await settled();
  const rows = await query(
    `select m.data from private.mail_outbox m where m.template = $1 order by m.data ->> 'kind'`,
    [template],
  );
  return rows.map(({ data }) => data as Row);
}
