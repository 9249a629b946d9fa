import assert from 'node:assert/strict';
import { describe } from 'node:test';

import { addContact } from '../stays/agreed-stay';
import { addStay, call, callRows, day, moveStay, newKey, refusedWith, stateOf } from '../stays/support';
import { emailOf } from '../support/people';
import { actAs, callAsWorker } from '../support/schema';
import { columnOf, query, runDeferred, script } from '../support/sql-session';
import { test } from '../support/tests-on';
import { inquire, mailed, queued } from './support';
import { sendContact } from '../support/forms';

/** What is queued for the worker, and what becomes of it. */
export function outboxInSql(): void {
  const guest = emailOf('client');

  describe('the outbox', () => {
    test('has a mail for each step of an inquiry, and none for a note', async () => {
      const request_id = await inquire('client');
      assert.deepEqual(await queued(), ['new_request desk new', `request_received ${guest}`]);
      const say = (actor: 'client' | 'admin') =>
        call(actor, 'send_message', { request_id, body: 'Yes', request_key: newKey() });
      await say('admin');
      assert.deepEqual(await queued(), [`reply ${guest}`]);
      await call('admin', 'add_note', { request_id, body: 'Hm', request_key: newKey() });
      assert.deepEqual(await queued(), []);
      await script(`select set_config('test.moment', now()::text, true)`);
      await query(`update public.requests set opened_at = now() - interval '1 hour' where id = $1`, [
        request_id,
      ]);
      await say('client');
      assert.deepEqual(await queued(), ['new_request desk message']);
    });

    test('says of an inquiry from the page of a house which house, nights and guests', async () => {
      await sendContact({
        ...{ inquiry_type: 'booking', property_id: 'villa-paradise' },
        ...{ check_in: '2027-03-02', check_out: '2027-03-09', guests: 4 },
      });
      await runDeferred();
      const facts = await query(
        `select data ->> 'property' as house, data ->> 'check_in' as arrival, data ->> 'check_out' as departure,
           data ->> 'guests' as guests
         from private.mail_outbox`,
      );
      const one = { house: 'Villa Paradise', arrival: '2027-03-02', departure: '2027-03-09', guests: '4' };
      assert.deepEqual(facts, [one, one]);
    });

    for (const [from, change, state, mails] of [
      ['pending', ['confirm_stay', 'management', {}], 'confirmed', [`confirmed ${guest}`]],
      [
        'pending',
        ['decline_stay', 'admin', { reason: 'Sorry' }],
        'cancelled/declined',
        [`declined ${guest}`],
      ],
      [
        'pending',
        ['withdraw_stay', 'client', {}],
        'cancelled/withdrawn',
        ['new_request desk withdrawn', `withdrawn ${guest}`],
      ],
      [
        'confirmed',
        ['cancel_stay', 'client', { reason: 'Ill' }],
        'cancelled/cancelled_by_guest',
        [`cancelled ${guest}`, 'new_request desk cancelled'],
      ],
    ] as const)
      test(`tells of a stay that is ${state} whoever did not do it`, async () => {
        const reservation_id = await stayOfGuest(from);
        await queued();
        const [name, actor, more] = change;
        await call(actor, name, { reservation_id, expected_version: 1, ...more });
        assert.equal(await stateOf(reservation_id), state);
        assert.deepEqual(await queued(), mails);
      });

    test('tells the guest that the house moved a stay', async () => {
      const reservation_id = await stayOfGuest();
      await queued();
      await moveStay(reservation_id, day(28), day(35));
      assert.deepEqual(await queued(), [`request_received ${guest}`]);
      await call('management', 'confirm_stay', { reservation_id, expected_version: 2 });
      await queued();
      await moveStay(reservation_id, day(35), day(42));
      assert.deepEqual(await queued(), [`confirmed ${guest}`]);
      const facts = (await mailed()).at(-1);
      assert.deepEqual([facts?.['moved'], facts?.['check_in']], [true, day(35)]);
    });

    test('says until when nights are kept, and whether there is a dashboard', async () => {
      const reservation_id = await stayOfGuest();
      await queued();
      const [asked] = await mailed('request_received');
      assert.equal(asked?.['account'], true);
      assert.ok(Date.parse(String(asked['hold_until'])) > Date.now());
      await call('management', 'confirm_stay', { reservation_id, expected_version: 1 });
      await queued();
      assert.equal((await mailed('confirmed'))[0]?.['hold_until'], undefined);
    });

    test('takes the language from the page that asked', async () => {
      await script(`select set_config('request.headers', '{"accept-language": "es-MX,es;q=0.9"}', true)`);
      await inquire('client');
      const rows = await query('select template, locale from private.mail_outbox order by 1');
      assert.deepEqual(
        rows.map((row) => Object.values(row).join()),
        ['new_request,en', 'request_received,es'],
      );
    });

    test('gives a mail to one worker at a time, tries eight times with growing pauses, then tells the desk', async () => {
      const request_id = await inquire('client');
      const claim = () => callAsWorker(`claim_mail(10) where template = 'request_received'`);
      const [mail] = await claim();
      assert.equal(mail?.['address'], guest);
      assert.deepEqual(await claim(), [], 'claimed');
      const pauses: number[] = [];
      for (let at = 0; at < 8; at++) {
        await callAsWorker(`settle_mail($1, 'refused')`, [mail?.['id']]);
        const [row] = await query(
          `update private.mail_outbox m set next_try = now() from private.mail_outbox was
           where m.id = $1 and was.id = m.id
           returning extract(epoch from was.next_try - now())::int / 60 as pause, m.given_up_at is not null as given_up`,
          [mail?.['id']],
        );
        pauses.push(Number(row?.['pause']));
        assert.equal(row?.['given_up'], at === 7);
      }
      assert.deepEqual(pauses.slice(0, 7), [1, 2, 4, 8, 16, 32, 64]);
      assert.deepEqual(await claim(), [], 'given up');
      const events = () =>
        columnOf(
          `select data ->> 'outcome' as outcome from public.request_events where request_id = $1 and kind = 'mail' order by id`,
          [request_id],
        );
      assert.deepEqual(await events(), ['given_up']);
      assert.equal((await call('admin', 'desk_counts', {}))['mail_given_up'], 1);
      const unsent = await callRows('admin', 'unsent_requests');
      assert.deepEqual(
        unsent.map(({ id }) => id),
        [request_id],
      );
      await call('management', 'resend_mail', { mail_id: mail?.['id'] });
      assert.equal((await claim()).length, 1);
      await callAsWorker('settle_mail($1)', [mail?.['id']]);
      assert.deepEqual(await events(), ['given_up', 'queued', 'sent']);
      assert.equal(
        await refusedWith(() => call('admin', 'resend_mail', { mail_id: mail?.['id'] })),
        'unknown_mail',
      );
    });

    test('gives up a mail at once that is refused for good, and tells the desk why', async () => {
      const request_id = await inquire('client');
      const [mail] = await callAsWorker(`claim_mail(10) where template = 'request_received'`);
      await callAsWorker(`settle_mail($1, '550 5.1.1 No', 'address')`, [mail?.['id']]);
      const [event] = await query(
        `select data - 'mail_id' as data from public.request_events where request_id = $1 and kind = 'mail'`,
        [request_id],
      );
      assert.deepEqual(event?.['data'], {
        template: 'request_received',
        to: 'guest',
        outcome: 'given_up',
        refused_as: 'address',
      });
      assert.equal((await call('admin', 'desk_counts', {}))['mail_given_up'], 1);
    });

    test('is open to the secret key alone', async () => {
      await inquire('client');
      for (const actor of ['anon', 'client', 'admin'] as const) {
        await actAs(actor);
        const seen = await refusedWith(() => query('select 1 / count(*) from private.mail_outbox'));
        assert.ok(seen, 'refused, or no row');
      }
    });
  });

  async function stayOfGuest(state: 'pending' | 'confirmed' = 'pending'): Promise<string> {
    const stay = await addStay('client', state);
    await addContact(stay, guest);
    return stay;
  }
}
