import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { MailFacts } from '../../../shared/src/data/shapes/mail-facts';
import { addAgreedStay, addContact, houseDay } from '../stays/agreed-stay';
import { call, type Quote, type Stay, versionOf } from '../stays/support';
import { query, runDeferred, script } from '../support/sql-session';
import { test } from '../support/tests-on';

/** Every mail about money, along each path of a stay. */
export function moneyMailsInSql(): void {
  describe('mails about money', () => {
    test('ask for each sum once, from the request to the refund', async () => {
      await price(100_000);
      const stay = await asked(200, 'pending');
      await stay.step('confirm_stay');
      assert.deepEqual(await mails(), ['confirmed: deposit 210000 in 3, balance 490000 in 140']);
      assert.deepEqual(await tick(2), []);
      assert.deepEqual(await tick(3), ['payment_due deposit 210000']);
      assert.deepEqual(await tick(3), []);

      // Moved at the same price: the same deposit is not asked for again.
      await stay.move(210);
      assert.deepEqual(await mails(), ['confirmed: deposit 210000 in 3, balance 490000 in 150']);
      assert.deepEqual(await tick(3), []);
      await stay.pay('deposit', 210_000);
      assert.deepEqual(await mails(), ['payment_received deposit 210000: balance 490000 in 150']);
      await stay.move(220);
      assert.deepEqual(await mails(), ['confirmed: balance 490000 in 160']);
      assert.deepEqual(await tick(149), []);
      assert.deepEqual(await tick(150), ['payment_due balance 490000']);

      // A reminder that still waits is not sent once the money is there.
      await query(`select public.tick(now() + interval '155 days')`);
      await stay.pay('balance', 490_000);
      assert.deepEqual(await mails(), ['payment_received balance 490000:']);

      // All is paid: a move within the last weeks asks for nothing, and a dearer one for the difference.
      await stay.move(30);
      assert.deepEqual(await mails(), ['confirmed:']);
      await price(110_000);
      await stay.move(40);
      assert.deepEqual(await mails(), ['confirmed: balance 70000 in 3']);
      assert.deepEqual(await tick(), [], 'the confirmation asked for it today');
      await stay.pay('balance', 70_000);
      await mails();
      await stay.step('cancel_stay', { reason: 'Storm' });
      assert.deepEqual(await mails(), ['cancelled: refund 770000 in 0']);
      await stay.pay('refund', 770_000);
      assert.deepEqual(await mails(), ['refund_sent refund 770000:']);
      assert.deepEqual(await tick(), []);
    });

    test('remind ten and five days ahead and on the day, of a damage deposit once', async () => {
      await price(100_000);
      await script('update public.properties set damage_deposit_cents = 100000');
      const stay = await asked(75, 'pending');
      await stay.step('confirm_stay');
      await stay.step('add_extra', { what: 'Chef', amount_cents: 9900, due_on: await houseDay(4) });
      assert.deepEqual(await mails(), [
        'confirmed: deposit 210000 in 3, extra 9900 in 4, balance 490000 in 15, damage 100000 in 75',
        'payment_due extra 9900',
      ]);
      const reminders: string[] = [];
      for (let day = 0; day <= 80; day++) {
        for (const mail of await tick(day)) reminders.push(`${day} ${mail}`);
        assert.deepEqual(await tick(day), []);
        if (day === 3) await stay.pay('deposit', 210_000);
        await mails();
      }
      assert.deepEqual(reminders, [
        '3 payment_due deposit 210000',
        '4 payment_due extra 9900',
        ...[5, 10, 15].map((day) => `${day} payment_due balance 490000`),
        '70 payment_due damage 100000',
      ]);
    });

    test('come late after the worker stood still, and not twice', async () => {
      await price(100_000);
      const stay = await asked(100, 'confirmed');
      await stay.pay('deposit', 210_000);
      await mails();
      assert.deepEqual(await tick(37), ['payment_due balance 490000']);
      assert.deepEqual(await tick(39), []);
      assert.deepEqual(await tick(40), ['payment_due balance 490000']);
    });

    test('tell guest and desk of a stay that nobody pays, and the guest that it has ended', async () => {
      await price(100_000);
      const stay = await asked(100, 'pending');
      await stay.step('confirm_stay');
      await mails();
      assert.equal(facts.lapses_on, await houseDay(5));
      const told: string[] = [];
      for (let day = 0; day <= 8; day++)
        for (const mail of await tick(day)) told.push(`${day} ${mail.split(':')[0]}`);
      assert.deepEqual(told, ['3 payment_due deposit 210000', '4 desk unpaid', '4 unpaid', '7 lapsed']);
    });

    test('tell the guest of more time, and end the stay after it', async () => {
      const stay = await asked(100, 'pending');
      await stay.step('confirm_stay');
      await tick(4);
      stay.version++;
      await stay.step('keep_unpaid', { until: await houseDay(20) });
      assert.deepEqual(
        (await mails()).map((mail) => mail.split(':')[0]),
        ['kept_unpaid'],
      );
      assert.equal(facts.lapses_on, await houseDay(20));
      assert.deepEqual(await tick(20), []);
      assert.deepEqual(await tick(21), ['lapsed:']);
    });

    test('say how to pay: the account with the code, and cards where they are taken', async () => {
      const stay = await asked(100, 'pending');
      await stay.step('confirm_stay');
      await mails();
      assert.deepEqual(facts.ways, { cards: false });
      await script(`
        insert into public.bank_account (holder, bank, clabe) values ('Marisma', 'Bank', '032180000118359719');
        select public.switch_cards(true)`);
      await stay.move(110);
      await mails();
      const { ways, lines, total_cents, at_once } = facts;
      assert.deepEqual([ways?.cards, ways?.bank?.clabe, at_once], [true, '032180000118359719', undefined]);
      assert.equal(
        lines?.reduce((sum, line) => sum + line.amount_cents, 0),
        total_cents,
      );
      await stay.move(30);
      await mails();
      assert.equal(facts.at_once, true);
    });

    test('correct what was noted by mistake, and tell of extras that are dropped', async () => {
      await price(100_000);
      const stay = await asked(100, 'confirmed');
      await stay.pay('deposit', 210_000, { method: 'cash' });
      await mails();
      const { receipt_no, method } = facts;
      assert.ok(receipt_no);
      assert.equal(method, 'cash');
      const paid = await paymentId(`kind = 'deposit'`);
      await stay.step('reverse_payment', { payment_id: paid, reason: 'Another stay' });
      assert.deepEqual(await mails(), [
        'payment_reversed deposit 210000: deposit 210000 in 3, balance 490000 in 40',
      ]);
      const correction = facts;
      assert.deepEqual([correction.receipt_no, correction.body], [receipt_no, 'Another stay']);

      await stay.step('add_extra', { what: 'Chef', amount_cents: 9900, due_on: await houseDay(50) });
      await stay.pay('extra', 9900);
      await mails();
      await stay.step('drop_extra', {
        payment_id: await paymentId(`kind = 'extra'`),
        reason: 'Ill',
      });
      const due = 'deposit 210000 in 3, balance 490000 in 40';
      assert.deepEqual(await mails(), [`refund_due extra 9900: refund 9900 in 0, ${due}`]);
      const refund = await paymentId(`kind = 'refund'`);
      await stay.pay('refund', 9900, { payment_id: refund });
      assert.deepEqual(await mails(), [`refund_sent refund 9900: ${due}`]);
      const { returns, what } = facts;
      assert.deepEqual([returns, what], ['extra', 'Chef']);
      await stay.step('reverse_payment', { payment_id: refund, reason: 'Not sent' });
      assert.deepEqual(await mails(), [`payment_reversed refund 9900: refund 9900 in 0, ${due}`]);
    });

    test('say what of a damage deposit is kept, and why', async () => {
      await script('update public.properties set damage_deposit_cents = 100000');
      const stay = await asked(-3, 'confirmed');
      await stay.pay('damage', 100_000);
      await stay.step('cancel_stay', { reason: '', for_guest: true });
      await mails();
      await stay.step('release_damage', {
        ...{ payment_id: await paymentId(`kind = 'damage'`), claim_cents: 30_000, reason: 'A lamp' },
      });
      assert.deepEqual(
        (await mails()).map((mail) => mail.split(':')[0]),
        ['damage_settled damage 100000'],
      );
      const { claim_cents, released_cents, body } = facts;
      assert.deepEqual([claim_cents, released_cents, body], [30_000, 70_000, 'A lamp']);
    });

    test('tell of a payment by card that nobody owed, of a dispute and of a refund that failed', async () => {
      await price(100_000);
      const stay = await asked(100, 'confirmed');
      await script('select public.switch_cards(true)');
      const payment_id = await paymentId(`kind = 'deposit'`);
      const { url } = await call<{ url: string }>('client', 'start_payment', { payment_id });
      const token = url.split('/').at(-1);
      const event = (kind: string, said: object) =>
        query('select public.note_card_event($1)', [
          { id: `evt_${kind}`, at: new Date().toISOString(), kind, intent_id: 'pi_1', ...said },
        ]);
      await stay.step('cancel_stay', { reason: 'Storm' });
      await mails();
      await event('paid', { token, amount_cents: 210_000, currency: 'usd' });
      assert.deepEqual(await mails(), [
        'desk unexpected',
        'refund_due unexpected 210000: refund 210000 in 0',
      ]);
      stay.version = await versionOf(stay.id);
      await stay.step('refund_by_card', { payment_id: await paymentId(`kind = 'refund'`) });
      assert.deepEqual(await mails(), [], 'it has not gone yet');
      await query(`select public.settle_card_refund(id, 'refused') from private.card_refunds`);
      assert.deepEqual(await mails(), ['desk refund_failed']);
      await event('dispute', { status: 'open', amount_cents: 210_000, dispute_id: 'dp_1' });
      assert.deepEqual(await mails(), ['desk dispute_open']);
      await event('refund', { status: 'succeeded', refund_id: 're_1', amount_cents: 210_000 });
      assert.deepEqual(await mails(), ['refund_sent refund 210000:']);
      assert.equal(facts.returns, 'unexpected');
    });

    test('tell of nights that were sold again', async () => {
      await price(100_000);
      const stay = await asked(100, 'confirmed');
      await stay.pay('deposit', 210_000);
      await script(`update public.reservations set quote = quote || '{"cancellation": []}'`);
      stay.version = await versionOf(stay.id);
      await stay.step('cancel_stay', { reason: '', for_guest: true });
      const after = await addAgreedStay(100, 107);
      await query(`update public.reservations set created_at = now() + interval '1 second' where id = $1`, [
        after,
      ]);
      await script('update public.reservations set check_in = check_in - 500, check_out = check_out - 500');
      await mails();
      stay.version = await versionOf(stay.id);
      await stay.step('grant_relet', { amount_cents: 150_000 });
      assert.deepEqual(await mails(), ['refund_due: refund 150000 in 0']);
      assert.equal(facts.relet_cents, 150_000);
    });

    test('never name a day that is past: a stay confirmed late has its balance due with its deposit', async () => {
      await price(100_000);
      const stay = await asked(45, 'pending');
      const [row] = await query(
        `select private.house_today() - (quote ->> 'balance_due_on')::date as late from public.reservations`,
      );
      assert.equal(row?.['late'], 15);
      await stay.step('confirm_stay');
      assert.deepEqual(await mails(), ['confirmed: deposit 210000 in 3, balance 490000 in 3']);
    });

    test('say what a guest who leaves early still owes', async () => {
      await price(100_000);
      const stay = await asked(-1, 'confirmed');
      await stay.pay('deposit', 210_000);
      await mails();
      await stay.step('cancel_stay', { reason: '', for_guest: true });
      assert.match((await mails()).join(), /^cancelled: balance 490000 in /);
      assert.ok(facts.ways);
    });

    test('tell of a new price', async () => {
      await price(100_000);
      const stay = await asked(100, 'confirmed');
      const off = { reservation_id: stay.id, amount_cents: 100_000 };
      const { quote_hash } = await call<Quote>('admin', 'quote_discount', off);
      await stay.step('discount_stay', { amount_cents: 100_000, reason: 'A friend', quote_hash });
      assert.deepEqual(await mails(), ['confirmed: deposit 180000 in 3, balance 420000 in 40']);
      const { repriced, total_cents } = facts;
      assert.deepEqual([repriced, total_cents], [true, 600_000]);
    });
  });
}

/** What the latest mail to the guest says, of those that were read. */
let facts: MailFacts;

/**
 * Mails since the last call, each in short: 'payment_received deposit 2100: balance 4900 in 140' for what it is about and
 * what it says is due, in cents and days from today; 'desk unpaid' for one to the desk.
 */
async function mails(): Promise<string[]> {
  await runDeferred();
  const rows = await query(
    `with seen as (update private.mail_outbox set sent_at = now() where sent_at is null returning *)
     select template, address, data, private.house_today()::text as today from seen`,
  );
  return rows
    .filter(({ template }) => template !== 'before_arrival' && template !== 'after_stay')
    .map(({ template, address, data, today }) => {
      if (address !== null) facts = data as MailFacts;
      const { news, payment, amount_cents, due = [] } = data as MailFacts;
      if (address === null) return `desk ${news}`;
      const about = [template, payment, amount_cents].filter((part) => part !== undefined).join(' ');
      if (template === 'payment_due') return about;
      const days = (day: string) => (Date.parse(day) - Date.parse(String(today))) / 86_400_000;
      const sums = due.map((one) => `${one.kind} ${one.amount_cents} in ${days(one.due_on)}`);
      return `${about}: ${sums.join(', ')}`.trim();
    })
    .sort();
}

/** What time does so many days from now, and the mails that come of it. */
async function tick(days = 0): Promise<string[]> {
  await query('select public.tick(now() + make_interval(days => $1))', [days]);
  return mails();
}

const price = (cents: number) =>
  script(`delete from public.rates; update public.properties set nightly_cents = ${cents}`);

/** The one payment of a kind that counts. */
async function paymentId(which: string): Promise<string> {
  const [row] = await query(
    `select id from public.payments where ${which} and voided_at is null and reverses is null
     order by received_at is null limit 1`,
  );
  return String(row?.['id']);
}

/** A stay of seven nights in so many days, asked for as long before as that its balance is due when it says. */
async function asked(from: number, status: 'pending' | 'confirmed') {
  const id = await addAgreedStay(from, from + 7);
  await addContact(id);
  if (status === 'pending')
    await script(`
      alter table public.reservations disable trigger user;
      update public.reservations set status = 'pending', hold_until = now() + interval '1 day';
      alter table public.reservations enable trigger user;
      delete from public.payments`);
  await mails();
  const stay = {
    id,
    version: 1,
    async step(name: string, args: object = {}) {
      const about = 'payment_id' in args && name !== 'record_payment' ? {} : { reservation_id: id };
      const after = await call<Stay>('admin', name, {
        ...about,
        ...args,
        expected_version: stay.version,
      });
      stay.version = after.version;
    },
    pay: (kind: string, amount_cents: number, more: object = {}) =>
      stay.step('record_payment', { kind, amount_cents, ...more }),
    async move(to: number) {
      const nights = { check_in: await houseDay(to), check_out: await houseDay(to + 7) };
      const quote = await call<Quote>('admin', 'quote_move', { reservation_id: id, ...nights });
      await stay.step('move_stay', { ...nights, quote_hash: quote.quote_hash });
    },
  };
  return stay;
}
