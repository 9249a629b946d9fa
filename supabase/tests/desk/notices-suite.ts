import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { addAgreedStay, houseDay } from '../stays/agreed-stay';
import { ask, call, callRows, moveStay, newKey, type Quote, refusedWith, step } from '../stays/support';
import { emailOf, idOf, OWNED, type Person } from '../support/people';
import { actAs } from '../support/schema';
import { columnOf, query, type Row, script } from '../support/sql-session';
import { test } from '../support/tests-on';
import { mailed, queued as mails, signedOut } from './support';
import { sellHouse } from '../owners/owned-stay';

const ANA = emailOf('client');

/** What the latest mail of a template says. */
const dataOf = async (template: string): Promise<Row> => (await mailed(template)).at(-1) ?? {};

const tick = async (moment: string): Promise<string[]> => {
  await query(`select public.tick(now() + $1::interval)`, [moment]);
  return (await mails()).filter((mail) => !/payment|unpaid|lapsed/.test(mail));
};

/** A stay with a contact, agreed long ago. */
async function agreed(from: number): Promise<string> {
  const id = await addAgreedStay(from, from + 7);
  await query(
    `insert into public.reservation_contacts (reservation_id, name, email, phone) values ($1, 'Ana', $2, '555')`,
    [id, ANA],
  );
  await query('update public.payments set received_at = now() where reservation_id = $1', [id]);
  await mails();
  return id;
}

/** What is written around a stay, to owners, and to the desk. */
export function noticesInSql(): void {
  describe('notices', () => {
    test('a guest is written to three days before the arrival, and on the day after the stay, once', async () => {
      await agreed(3);
      const again = () => script(`update private.mail_outbox set sent_at = now() + interval '20 days'`);
      assert.deepEqual(await tick('-1 day'), []);
      assert.deepEqual(await tick('0'), [`before_arrival ${ANA}`]);
      assert.equal((await dataOf('before_arrival'))['check_in'], await houseDay(3));
      await again();
      assert.deepEqual(await tick('1 day'), []);
      assert.deepEqual(await tick('10 days'), [], 'the day of departure');
      assert.deepEqual(await tick('11 days'), [`after_stay ${ANA}`]);
      assert.deepEqual(await tick('12 days'), []);
    });

    test('a worker that stood still catches up, but not long after, and says nothing of a cancelled stay', async () => {
      await agreed(3);
      assert.deepEqual(await tick('2 days'), [`before_arrival ${ANA}`]);
      assert.deepEqual(await tick('18 days'), [], 'eight days after');
      const other = await agreed(12);
      const why = { reservation_id: other, reason: 'Storm', expected_version: 1 };
      await call('admin', 'cancel_stay', why);
      await mails();
      assert.deepEqual(await tick('9 days'), []);
    });

    test('a wish for other dates is acknowledged, and told to the desk with its nights and price', async () => {
      const reservation_id = await agreed(100);
      const nights = { check_in: await houseDay(110), check_out: await houseDay(117) };
      const { quote_hash, total_cents } = await call<Quote>('client', 'quote_move', {
        reservation_id,
        ...nights,
      });
      await call('client', 'ask_move', {
        ...{ reservation_id, ...nights, message: 'Our flight', quote_hash },
        ...{ request_key: newKey(), expected_version: 1 },
      });
      assert.deepEqual(await mails(), [`move_asked ${ANA}`, 'new_request desk move']);
      for (const template of ['move_asked', 'new_request'])
        assert.deepEqual((await dataOf(template))['wish'], { ...nights, total_cents });
      assert.equal((await dataOf('new_request'))['body'], 'Our flight');
      assert.equal((await dataOf('move_asked'))['body'], undefined, 'the address is not confirmed');
    });

    test('whoever owns the house at that time is told of a stay that is agreed, moved and cancelled, without its guest', async () => {
      const owner = emailOf('owner');
      await query('select private.confirm_address($1)', [idOf('owner')]);
      await query('select private.confirm_address($1)', [idOf('stranger')]);
      await sellHouse('2039-01-01');
      const stay = await ask('client');
      await mails();
      const about = { reservation_id: stay.id };
      await call('admin', 'confirm_stay', { ...about, expected_version: 1 });
      assert.deepEqual(
        (await mails()).filter((mail) => mail.startsWith('owner')),
        [`owner_booked ${owner}`],
      );
      const { check_in, check_out, code, ...rest } = await dataOf('owner_booked');
      assert.deepEqual([typeof check_in, typeof check_out, code], ['string', 'string', stay.code]);
      assert.deepEqual(rest, {
        ...{ kind: 'stay', name: owner, guests: 2 },
        ...{ property: 'Villa Paradise', property_id: OWNED },
        ...{ check_in_time: '15:00:00', check_out_time: '11:00:00' },
      });
      const to = { check_in: await houseDay(120), check_out: await houseDay(127) };
      await moveStay(about.reservation_id, to.check_in, to.check_out);
      await mails();
      assert.equal((await dataOf('owner_booked'))['check_in'], to.check_in);
      await call('client', 'cancel_stay', { ...about, reason: 'Ill', expected_version: 3 });
      assert.ok((await mails()).includes(`owner_cancelled ${owner}`));
    });

    test('an owner hears nothing of a stay that was never agreed', async () => {
      await query('select private.confirm_address($1)', [idOf('owner')]);
      const stay = await ask('client');
      await step('client', 'withdraw_stay', stay.id);
      assert.deepEqual(
        (await mails()).filter((mail) => mail.startsWith('owner')),
        [],
      );
    });

    test('the desk hears of an account that takes the role it asked for, not of one that an admin made', async () => {
      await query(
        `insert into private.role_requests (user_id, role) values ($1, 'management') on conflict do nothing`,
        [idOf('newcomer')],
      );
      await actAs('newcomer');
      await query(`update public.user_roles set role = 'management' where user_id = $1`, [idOf('newcomer')]);
      await signedOut();
      assert.deepEqual(await mails(), ['approval_wanted desk']);
      assert.deepEqual(await dataOf('approval_wanted'), {
        name: emailOf('newcomer'),
        role: 'management',
      });
      await call('admin', 'set_staff', {
        user_id: idOf('stranger'),
        role: 'management',
        granted: true,
      });
      assert.deepEqual(await mails(), []);
    });

    test('an account hears that it is approved or linked to a house, or why not', async () => {
      for (const person of ['management', 'owner', 'newcomer'] as const)
        await query('select private.confirm_address($1)', [idOf(person)]);
      await query('delete from private.staff_approvals');
      const decide = (name: string, person: Person, more: object) =>
        call('admin', name, { user_id: idOf(person), ...more });
      const refuse = (person: Person, reason: string) =>
        refusedWith(() => decide('refuse_account', person, { reason }));
      await query(`insert into public.user_roles (user_id, role) values ($1, 'owner')`, [idOf('newcomer')]);
      assert.equal(await refuse('newcomer', ' '), 'bad_account_reason');
      assert.equal(await refuse('owner', 'Sorry'), 'unknown_account');
      await decide('refuse_account', 'newcomer', { reason: ' We know no such house. ' });
      await signedOut();
      assert.deepEqual(await mails(), [`account_refused ${emailOf('newcomer')}`]);
      assert.deepEqual(await dataOf('account_refused'), {
        name: emailOf('newcomer'),
        role: 'owner',
        reason: 'We know no such house.',
      });
      const roles = await columnOf('select role from public.user_roles where user_id = $1', [
        idOf('newcomer'),
      ]);
      assert.deepEqual(roles, ['client']);
      const told = (person: 'newcomer' | 'client') => callRows(person, 'account_refusal', {});
      assert.deepEqual(await told('newcomer'), [{ role: 'owner', reason: 'We know no such house.' }]);
      assert.deepEqual(await told('client'), []);
      await signedOut();
      const roleOf = `insert into public.user_roles (user_id, role) values ($1, 'owner')`;
      await query(roleOf, [idOf('newcomer')]);
      assert.deepEqual(await told('newcomer'), [], 'a role that was given since');
      await decide('refuse_account', 'newcomer', { reason: 'Again.' });
      assert.deepEqual(await told('newcomer'), [{ role: 'owner', reason: 'Again.' }]);
      await signedOut();
      await query(`update private.account_refusals set refused_at = now() - interval '31 days'`);
      assert.deepEqual(await told('newcomer'), []);
      await tick('1 minute');
      assert.equal((await query('select from private.account_refusals')).length, 0);
      await query('delete from private.mail_outbox');
      await decide('set_staff', 'management', { role: 'management', granted: true });
      await signedOut();
      assert.deepEqual(await mails(), [`account_approved ${emailOf('management')}`]);
      assert.equal(await refuse('management', 'Sorry'), 'unknown_account');
      await decide('link_house', 'owner', {
        property_id: 'lagoon-apt-harmony',
        from_day: '2026-01-01',
        expected_version: 0,
      });
      await signedOut();
      assert.deepEqual(await mails(), [`account_approved ${emailOf('owner')}`]);
    });

    test('the desk hears once of a calendar that has failed for a day, and again when it fails anew', async () => {
      await query(
        `insert into public.calendar_feeds (property_id, name, url, failing_since, failures, last_error)
         values ($1, 'Airbnb', 'https://feeds.test/1.ics', now(), 3, 'timeout')`,
        [OWNED],
      );
      assert.deepEqual(await tick('23 hours'), []);
      assert.deepEqual(await tick('24 hours'), ['feed_failing desk']);
      assert.deepEqual(await tick('2 days'), []);
      assert.equal((await dataOf('feed_failing'))['feed'], 'Airbnb');
      const counted = async (since: string) => {
        await query(`update public.calendar_feeds set failing_since = now() - $1::interval`, [since]);
        return (await call<Record<string, number>>('management', 'desk_counts', {}))['feeds_failing'];
      };
      assert.deepEqual([await counted('23 hours'), await counted('24 hours')], [0, 1]);
      await query(`update public.calendar_feeds set failing_since = now() + interval '3 days'`);
      assert.deepEqual(await tick('4 days'), ['feed_failing desk']);
      await query(`update public.calendar_feeds set failing_since = now(), active = false`);
      assert.deepEqual(await tick('4 days'), []);
    });
  });
}
