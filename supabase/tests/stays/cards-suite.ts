import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer, Tables } from '../../../shared/src/data/database';
import type { CardEvent } from '../../worker/payments/provider';
import type { Actor } from '../support/people';
import { query, type Row } from '../support/sql-session';
import { test } from '../support/tests-on';
import { addAgreedStay } from './agreed-stay';
import { call, refusedWith, versionOf } from './support';
import { callAsWorker } from '../support/schema';

const DEPOSIT = 'deposit';

type Payment = Tables<'payments'> & { state: 'due' | 'received' | 'voided' };

/** The payments of a stay, in short: 'deposit 1000 received card'. */
async function inShort(stay: string): Promise<string[]> {
  const payments = await paymentsOf(stay);
  return payments
    .filter(({ state, kind }) => state !== 'voided' && kind !== 'damage')
    .map(({ kind, amount_cents, state, method, disputed }) =>
      [kind, amount_cents, state, method, disputed].filter((part) => part !== null).join(' '),
    )
    .sort();
}

const paymentsOf = (stay: string) =>
  query(
    `select id, kind, amount_cents, method, reference, disputed,
       case when received_at is not null then 'received' when voided_at is not null then 'voided' else 'due' end as state
     from public.payments where reservation_id = $1 order by kind, amount_cents`,
    [stay],
  ) as unknown as Promise<Payment[]>;

async function dueOf(stay: string, kind: string): Promise<Payment> {
  const found = (await paymentsOf(stay)).find((one) => one.kind === kind && one.state === 'due');
  assert.ok(found, `no ${kind} is due`);
  return found;
}

let events = 0;
type Said<Kind extends CardEvent['kind']> = Omit<Extract<CardEvent, { kind: Kind }>, 'kind' | 'id' | 'at'>;

/** An event of the provider, in the words of the worker. */
const anEvent = <Kind extends CardEvent['kind']>(kind: Kind, said: Said<Kind>, id = `evt_${++events}`) => ({
  id,
  at: new Date().toISOString(),
  kind,
  ...said,
});

const tell = async (event: object): Promise<boolean> =>
  (await callAsWorker<{ note_card_event: boolean }>('note_card_event($1)', [JSON.stringify(event)]))[0]
    ?.note_card_event === true;

async function start(payment_id: string, actor: Actor = 'client'): Promise<string> {
  const { url } = await call<{ url: string }>(actor, 'start_payment', { payment_id });
  return url.replace('/payments/start/', '');
}

/** A stay whose deposit is being paid, and the event that says it was. */
async function payingStay() {
  await callAsWorker('switch_cards(true)');
  const stay = await addAgreedStay(100, 107, 100);
  const deposit = await dueOf(stay, DEPOSIT);
  const token = await start(deposit.id);
  const intent_id = `pi_${token}`;
  const paid = anEvent('paid', {
    token,
    session_id: `cs_${token}`,
    intent_id,
    amount_cents: deposit.amount_cents,
    currency: 'usd',
  });
  return { stay, deposit, token, intent_id, paid };
}

/** Pays what is due of a kind by card; returns the intent. */
async function payByCard(stay: string, kind: string): Promise<string> {
  const { id, amount_cents } = await dueOf(stay, kind);
  const token = await start(id);
  const intent_id = `pi_${token}`;
  await tell(anEvent('paid', { token, session_id: `cs_${token}`, intent_id, amount_cents, currency: 'usd' }));
  return intent_id;
}

const refundByCard = async (stay: string) =>
  call('admin', 'refund_by_card', {
    payment_id: (await dueOf(stay, 'refund')).id,
    expected_version: await versionOf(stay),
  });

/** Why staff cannot take back that money came or went; undefined where they can. */
async function correctable(stay: string, kind: string): Promise<string | undefined> {
  const [money] = (await paymentsOf(stay)).filter((one) => one.kind === kind && one.state === 'received');
  const expected_version = await versionOf(stay);
  return refusedWith(() =>
    call('admin', 'reverse_payment', {
      payment_id: money?.id,
      reason: 'A mistake',
      expected_version,
    }),
  );
}

const cancel = async (reservation_id: string) =>
  call('admin', 'cancel_stay', {
    reservation_id,
    reason: 'A storm',
    expected_version: await versionOf(reservation_id),
  });

type Claimed = Answer<'claim_card_refunds'>;

const claim = () => callAsWorker<Claimed>('claim_card_refunds()');
const settle = (refund: Claimed, status: string) =>
  callAsWorker('settle_card_refund($1, $2, $3)', [refund.id, status, `re_${refund.id}`]);

/** The desk's view of a stay: whether it waits for somebody, and the last thing that its history says. */
async function deskOf(stay: string): Promise<{ state: string; last: Row }> {
  const [row] = await query(
    `select q.state, e.data as last from public.requests q join public.request_events e on e.request_id = q.id
     where q.reservation_id = $1 and e.kind = 'reservation' order by e.id desc limit 1`,
    [stay],
  );
  return row as { state: string; last: Row };
}

/** Payments by card: what guests begin, what the provider tells in any order, and what goes back. */
export function cardsInSql(): void {
  describe('beginning to pay by card', () => {
    test('is for the guest of the stay and staff, while cards are taken and the payment is due', async () => {
      const stay = await addAgreedStay(100, 107, 100);
      const { id } = await dueOf(stay, DEPOSIT);
      const refused = (actor: Actor, payment_id: string) =>
        refusedWith(() => call(actor, 'start_payment', { payment_id }));
      assert.equal(await refused('client', id), 'card_off');
      await callAsWorker('switch_cards(true)');
      for (const actor of ['newcomer', 'owner'] as const)
        assert.equal(await refused(actor, id), 'not_allowed');
      for (const actor of ['client', 'management', 'admin'] as const)
        assert.equal(await refused(actor, id), undefined, actor);
      await query('update public.payments set voided_at = now() where id = $1', [id]);
      assert.equal(await refused('client', id), 'bad_amount');
    });

    test('twice is one page, whose amount is the database’s, until it is paid or over', async () => {
      const { deposit, token, paid } = await payingStay();
      const open = async () => (await callAsWorker('open_checkout($1)', [token]))[0];
      assert.equal(await start(deposit.id, 'admin'), token);
      const { amount_cents, refused, url } = (await open()) ?? {};
      assert.deepEqual([amount_cents, refused, url], [deposit.amount_cents, null, null]);
      await callAsWorker('keep_checkout($1, $2, $3)', [token, 'cs_1', 'https://pay.test/1']);
      assert.equal((await open())?.['url'], 'https://pay.test/1');
      assert.equal(await start(deposit.id), token);

      await query(`update private.checkouts set expires_at = now() + interval '4 minutes'`);
      assert.notEqual(await start(deposit.id), token, 'four minutes are too few to pay in');
      await query(`update private.checkouts set expires_at = now() - interval '1 second'`);
      assert.equal((await open())?.['refused'], 'expired');
      await tell(paid);
      assert.equal((await open())?.['refused'], 'not_due');
      assert.deepEqual(await callAsWorker('open_checkout($1)', [deposit.id]), [], 'no such link');
    });

    test('a page of what is paid otherwise meanwhile is named once, to be closed', async () => {
      const { deposit, token } = await payingStay();
      await callAsWorker('keep_checkout($1, $2, $3)', [token, 'cs_1', 'https://pay.test/1']);
      assert.deepEqual(await callAsWorker('end_stale_checkouts()'), []);
      await query('update public.payments set received_at = now() where id = $1', [deposit.id]);
      assert.deepEqual(await callAsWorker('end_stale_checkouts()'), [{ end_stale_checkouts: 'cs_1' }]);
      assert.deepEqual(await callAsWorker('end_stale_checkouts()'), []);
    });
  });

  describe('an event of the provider', () => {
    test('settles the deposit, once, with method, day, reference and receipt', async () => {
      const { stay, deposit, intent_id, paid } = await payingStay();
      assert.equal(await tell(paid), true);
      assert.equal(await tell(paid), false, 'the same event');
      assert.equal(await tell({ ...paid, id: 'evt_again' }), true, 'another about the same money');
      const [row] = await query(
        `select method, reference, amount_cents, received_on = private.house_today() as today, receipt_no is not null as receipt
         from public.payments where id = $1 and received_at is not null`,
        [deposit.id],
      );
      const { amount_cents } = deposit;
      assert.deepEqual(row, {
        method: 'card',
        reference: intent_id,
        amount_cents,
        today: true,
        receipt: true,
      });
      assert.equal((await inShort(stay)).length, 2, 'the balance is still due, and nothing else');
      assert.equal(await correctable(stay, DEPOSIT), 'paid_by_card');
      const { state, last } = await deskOf(stay);
      assert.deepEqual([state, last['payment'], last['method']], ['closed', 'deposit', 'card']);
    });

    for (const [when, change, left] of [
      ['the payment was dropped', `update public.payments set voided_at = now() where id = $1`, []],
      [
        'it was paid by transfer',
        `update public.payments set received_at = now(), method = 'transfer' where id = $1`,
        ['deposit 1000 received transfer'],
      ],
      [
        'another amount is due',
        `update public.payments set amount_cents = amount_cents + 1 where id = $1`,
        ['deposit 1001 due'],
      ],
      ['the stay was cancelled', '', []],
    ] as [string, string, string[]][])
      test(`money that comes after ${when} is unexpected, goes back whole, and is shown to the desk`, async () => {
        const { stay, deposit, paid } = await payingStay();
        await (change ? query(change, [deposit.id]) : cancel(stay));
        await tell(paid);
        const cents = deposit.amount_cents;
        const found = (await inShort(stay)).filter((line) => !line.startsWith('balance'));
        const named = left.map((line) =>
          line.replace('1000', String(cents)).replace('1001', String(cents + 1)),
        );
        assert.deepEqual(found, [...named, `refund ${cents} due`, `unexpected ${cents} received card`]);
        assert.equal((await deskOf(stay)).state, 'open');

        assert.equal(await correctable(stay, 'unexpected'), 'paid_by_card');
        await refundByCard(stay);
        const [refund] = await claim();
        assert.ok(refund);
        await settle(refund, 'succeeded');
        assert.equal(await correctable(stay, 'refund'), 'paid_by_card');
        assert.ok((await inShort(stay)).includes(`refund ${cents} received card`));
      });

    test('about another amount than the page’s, or another currency, pays nothing', async () => {
      const { stay, deposit, paid } = await payingStay();
      await tell({ ...paid, currency: 'mxn' });
      assert.equal((await dueOf(stay, DEPOSIT)).id, deposit.id);
      assert.ok((await inShort(stay)).includes(`unexpected ${deposit.amount_cents} received card`));
    });

    test('that comes before the payment it is about waits for it', async () => {
      const { stay, deposit, intent_id, paid } = await payingStay();
      const dispute = { intent_id, dispute_id: 'du_1', amount_cents: deposit.amount_cents };
      await tell(anEvent('dispute', { ...dispute, status: 'lost' }));
      await tell(anEvent('dispute', { ...dispute, status: 'open' }));
      assert.equal((await dueOf(stay, DEPOSIT)).id, deposit.id, 'nothing has happened yet');
      await tell(paid);
      const cents = deposit.amount_cents;
      assert.deepEqual(
        (await inShort(stay)).filter((line) => line.startsWith('deposit')),
        [`deposit -${cents} received card`, `deposit ${cents} due`, `deposit ${cents} received card lost`],
      );
    });

    test('about pages and money of others changes nothing', async () => {
      const { stay, paid } = await payingStay();
      const before = await inShort(stay);
      await tell({ ...paid, token: stay });
      await tell(
        anEvent('dispute', { intent_id: 'pi_x', dispute_id: 'du_x', amount_cents: 1, status: 'open' }),
      );
      await tell(anEvent('expired', { token: stay }));
      assert.deepEqual(await inShort(stay), before);
    });
  });

  describe('a dispute', () => {
    test('that is won leaves the payment; one that is lost reverses it, and it is due again', async () => {
      for (const outcome of ['won', 'lost'] as const) {
        const { stay, deposit, intent_id, paid } = await payingStay();
        await tell(paid);
        const cents = deposit.amount_cents;
        const said = { intent_id, dispute_id: `du_${outcome}`, amount_cents: cents };
        await tell(anEvent('dispute', { ...said, status: 'open' }));
        assert.ok((await inShort(stay)).includes(`deposit ${cents} received card open`));
        assert.deepEqual(
          [(await deskOf(stay)).state, (await deskOf(stay)).last['dispute']],
          ['open', 'open'],
        );
        await tell(anEvent('dispute', { ...said, status: outcome }));
        await tell(anEvent('dispute', { ...said, status: 'open' }));
        const deposits = (await inShort(stay)).filter((line) => line.startsWith(DEPOSIT));
        const received = `deposit ${cents} received card ${outcome}`;
        assert.deepEqual(
          deposits,
          outcome === 'won'
            ? [received]
            : [`deposit -${cents} received card`, `deposit ${cents} due`, received],
        );
        await query('delete from public.occupancy where reservation_id = $1', [stay]);
      }
    });
  });

  describe('a refund by card', () => {
    /** A stay of which everything was paid by card, and then cancelled by the house. */
    async function cancelledStay() {
      await callAsWorker('switch_cards(true)');
      const stay = await addAgreedStay(100, 107, 100);
      const intents = [await payByCard(stay, DEPOSIT), await payByCard(stay, 'balance')];
      await query(
        `update public.payments set received_at = received_at - interval '1 day' where reference = $1`,
        [intents[0]],
      );
      await cancel(stay);
      const total = (await dueOf(stay, 'refund')).amount_cents;
      return { stay, intents, total };
    }
    const sumsOf = async (stay: string) => (await inShort(stay)).filter((line) => line.startsWith('refund'));

    test('is split over the payments it came from, the latest first, and is under way till they have gone', async () => {
      const { stay, intents, total } = await cancelledStay();
      assert.equal(
        await refusedWith(async () =>
          call('admin', 'refund_by_card', {
            payment_id: (await dueOf(stay, 'refund')).id,
            expected_version: 1,
          }),
        ),
        'stale',
      );
      await refundByCard(stay);
      const claimed = await claim();
      assert.deepEqual(await claim(), [], 'each is claimed once');
      assert.deepEqual(claimed.map(({ intent_id }) => intent_id).sort(), [...intents].sort());
      assert.equal(
        claimed.reduce((sum, one) => sum + one.amount_cents, 0),
        total,
      );

      assert.equal(await refusedWith(() => refundByCard(stay)), 'refund_under_way', 'a second press');
      const { amount_cents, id: payment_id } = await dueOf(stay, 'refund');
      const transfer = { reservation_id: stay, kind: 'refund', amount_cents, payment_id };
      assert.equal(
        await refusedWith(async () =>
          call('admin', 'record_payment', {
            ...transfer,
            expected_version: await versionOf(stay),
          }),
        ),
        'refund_under_way',
        'nobody sends it by transfer too',
      );
      for (const refund of claimed) await settle(refund, 'succeeded');
      assert.equal((await sumsOf(stay)).length, 2);
      for (const line of await sumsOf(stay)) assert.match(line, /^refund \d+ received card$/);
      for (const refund of claimed)
        await tell(
          anEvent('refund', {
            intent_id: refund.intent_id,
            refund_id: `re_${refund.id}`,
            key: refund.id,
            amount_cents: refund.amount_cents,
            status: 'succeeded',
          }),
        );
      assert.equal((await sumsOf(stay)).length, 2, 'told once more, it has gone once');
    });

    test('gives back of a stay that was paid in two ways what the card paid; the rest stays due', async () => {
      await callAsWorker('switch_cards(true)');
      const stay = await addAgreedStay(100, 107, 100);
      const deposit = await dueOf(stay, DEPOSIT);
      const balance = await dueOf(stay, 'balance');
      await payByCard(stay, DEPOSIT);
      await query('update public.payments set received_at = now() where id = $1', [balance.id]);
      await cancel(stay);
      await refundByCard(stay);
      assert.deepEqual(
        (await sumsOf(stay)).sort(),
        [`refund ${deposit.amount_cents} due card`, `refund ${balance.amount_cents} due`].sort(),
      );
      const [refund] = await claim();
      assert.ok(refund);
      await settle(refund, 'succeeded');
      assert.equal(await refusedWith(() => refundByCard(stay)), 'no_card_payment');
    });

    test('that the provider refuses, or a bank gives back days later, is due again and said to the desk', async () => {
      const { stay, total } = await cancelledStay();
      await refundByCard(stay);
      const [refused, returned] = await claim();
      assert.ok(refused && returned);
      await callAsWorker('settle_card_refund($1, $2, null, $3)', [refused.id, 'refused', 'charge_disputed']);
      const { state, last } = await deskOf(stay);
      assert.deepEqual([state, last['refund'], last['reason']], ['open', 'failed', 'charge_disputed']);
      assert.ok((await sumsOf(stay)).includes(`refund ${refused.amount_cents} due`));

      await settle(returned, 'succeeded');
      const failed = {
        intent_id: returned.intent_id,
        refund_id: `re_${returned.id}`,
        key: returned.id,
        amount_cents: returned.amount_cents,
      };
      await tell(anEvent('refund', { ...failed, status: 'failed' }));
      await tell(anEvent('refund', { ...failed, status: 'succeeded' }));
      const [due] = await query(
        `select sum(amount_cents) filter (where private.is_open(p))::integer as due,
           sum(amount_cents) filter (where received_at is not null)::integer as gone
         from public.payments p where reservation_id = $1 and kind = 'refund'`,
        [stay],
      );
      assert.deepEqual(due, { due: total, gone: 0 });
    });

    test('without an answer is sent again with its key, and after eight times left to staff', async () => {
      const { stay } = await cancelledStay();
      await refundByCard(stay);
      const keys = (await claim()).map(({ id }) => id).sort();
      for (let attempt = 2; attempt <= 8; attempt++) {
        await query('update private.card_refunds set next_try = now()');
        assert.deepEqual((await claim()).map(({ id }) => id).sort(), keys);
      }
      await query('update private.card_refunds set next_try = now()');
      assert.deepEqual(await claim(), []);
      assert.deepEqual(
        (await sumsOf(stay)).filter((line) => line.includes('card')),
        [],
      );
      assert.equal((await deskOf(stay)).last['refund'], 'unsure');
      const [{ id = '', amount_cents = 0, intent_id = '' } = {}] = (await query(
        'select id, amount_cents, intent_id from private.card_refunds order by amount_cents limit 1',
      )) as unknown as Claimed[];
      const said = { intent_id, refund_id: 're_late', key: id, amount_cents, status: 'succeeded' };
      await tell(anEvent('refund', said));
      assert.ok(
        (await sumsOf(stay)).includes(`refund ${amount_cents} received card`),
        'it had gone after all',
      );
    });

    test('that somebody makes on the provider’s own pages meets the one that is due, or stands by itself', async () => {
      const { stay, deposit, intent_id, paid } = await payingStay();
      await tell(paid);
      const refund = (refund_id: string, amount_cents: number) =>
        tell(anEvent('refund', { intent_id, refund_id, key: null, amount_cents, status: 'succeeded' }));
      await refund('re_1', 100);
      assert.deepEqual(await sumsOf(stay), ['refund 100 received card']);
      await cancel(stay);
      await refund('re_2', deposit.amount_cents - 100);
      assert.deepEqual(
        (await sumsOf(stay)).filter((line) => line.includes('due')),
        [],
      );
    });

    test('is not begun while cards are off', async () => {
      const { stay } = await cancelledStay();
      await callAsWorker('switch_cards(false)');
      assert.equal(await refusedWith(() => refundByCard(stay)), 'card_off');
    });
  });
}
