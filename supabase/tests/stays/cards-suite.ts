import assert from 'node:assert/strict';
import { describe } from 'node:test';

import type { Answer, Tables } from '../../../shared/src/data/database';
import type { CardEvent } from '../../worker/payments/provider';
import type { Actor } from '../support/people';
import type { Row, SqlSession } from '../support/sql-session';
import { testsOn } from '../support/tests-on';
import { addAgreedStay } from './agreed-stay';
import { call, callRows, refusedWith, versionOf } from './support';

const DEPOSIT = 'deposit';

/** What the worker does with its secret key. */
async function asWorker<T = Row>(session: SqlSession, sql: string, values: unknown[] = []): Promise<T[]> {
  await session.script('set local role service_role');
  const rows = await session.query(`select * from public.${sql}`, values);
  await session.script('reset role');
  return rows as T[];
}

type Payment = Tables<'payments'> & { state: 'due' | 'received' | 'voided' };

/** The payments of a stay, in short: 'deposit 1000 received card'. */
async function inShort(session: SqlSession, stay: string): Promise<string[]> {
  const payments = await paymentsOf(session, stay);
  return payments
    .filter(({ state, kind }) => state !== 'voided' && kind !== 'damage')
    .map(({ kind, amount_cents, state, method, disputed }) =>
      [kind, amount_cents, state, method, disputed].filter((part) => part !== null).join(' '),
    )
    .sort();
}

const paymentsOf = (session: SqlSession, stay: string) =>
  session.query(
    `select id, kind, amount_cents, method, reference, disputed,
       case when received_at is not null then 'received' when voided_at is not null then 'voided' else 'due' end as state
     from public.payments where reservation_id = $1 order by kind, amount_cents`,
    [stay],
  ) as unknown as Promise<Payment[]>;

async function dueOf(session: SqlSession, stay: string, kind: string): Promise<Payment> {
  const found = (await paymentsOf(session, stay)).find((one) => one.kind === kind && one.state === 'due');
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

const tell = async (session: SqlSession, event: object): Promise<boolean> =>
  (await asWorker<{ note_card_event: boolean }>(session, 'note_card_event($1)', [JSON.stringify(event)]))[0]
    ?.note_card_event === true;

async function start(session: SqlSession, payment_id: string, actor: Actor = 'client'): Promise<string> {
  const { url } = await call<{ url: string }>(session, actor, 'start_payment', { payment_id });
  return url.replace('/payments/start/', '');
}

/** A stay whose deposit is being paid, and the event that says it was. */
async function payingStay(session: SqlSession) {
  await asWorker(session, 'switch_cards(true)');
  const stay = await addAgreedStay(session, 100, 107, 100);
  const deposit = await dueOf(session, stay, DEPOSIT);
  const token = await start(session, deposit.id);
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
async function payByCard(session: SqlSession, stay: string, kind: string): Promise<string> {
  const { id, amount_cents } = await dueOf(session, stay, kind);
  const token = await start(session, id);
  const intent_id = `pi_${token}`;
  await tell(
    session,
    anEvent('paid', { token, session_id: `cs_${token}`, intent_id, amount_cents, currency: 'usd' }),
  );
  return intent_id;
}

const refundByCard = async (session: SqlSession, stay: string) =>
  call(session, 'admin', 'refund_by_card', {
    payment_id: (await dueOf(session, stay, 'refund')).id,
    expected_version: await versionOf(session, stay),
  });

/** Why staff cannot take back that money came or went; undefined where they can. */
async function correctable(session: SqlSession, stay: string, kind: string): Promise<string | undefined> {
  const [money] = (await paymentsOf(session, stay)).filter(
    (one) => one.kind === kind && one.state === 'received',
  );
  const expected_version = await versionOf(session, stay);
  return refusedWith(session, () =>
    call(session, 'admin', 'reverse_payment', {
      payment_id: money?.id,
      reason: 'A mistake',
      expected_version,
    }),
  );
}

const cancel = async (session: SqlSession, reservation_id: string) =>
  call(session, 'admin', 'cancel_stay', {
    reservation_id,
    reason: 'A storm',
    expected_version: await versionOf(session, reservation_id),
  });

type Claimed = Answer<'claim_card_refunds'>;

const claim = (session: SqlSession) => asWorker<Claimed>(session, 'claim_card_refunds()');
const settle = (session: SqlSession, refund: Claimed, status: string) =>
  asWorker(session, 'settle_card_refund($1, $2, $3)', [refund.id, status, `re_${refund.id}`]);

/** The desk's view of a stay: whether it waits for somebody, and the last thing that its history says. */
async function deskOf(session: SqlSession, stay: string): Promise<{ state: string; last: Row }> {
  const [row] = await session.query(
    `select q.state, e.data as last from public.requests q join public.request_events e on e.request_id = q.id
     where q.reservation_id = $1 and e.kind = 'reservation' order by e.id desc limit 1`,
    [stay],
  );
  return row as { state: string; last: Row };
}

/** Payments by card: what guests begin, what the provider tells in any order, and what goes back. */
export function cardsInSql(getSession: () => SqlSession): void {
  const test = testsOn(getSession);

  describe('beginning to pay by card', () => {
    test('is for the guest of the stay and staff, while cards are taken and the payment is due', async (session) => {
      const stay = await addAgreedStay(session, 100, 107, 100);
      const { id } = await dueOf(session, stay, DEPOSIT);
      const refused = (actor: Actor, payment_id: string) =>
        refusedWith(session, () => call(session, actor, 'start_payment', { payment_id }));
      assert.equal(await refused('client', id), 'card_off');
      await asWorker(session, 'switch_cards(true)');
      for (const actor of ['newcomer', 'owner'] as const)
        assert.equal(await refused(actor, id), 'not_allowed');
      for (const actor of ['client', 'management', 'admin'] as const)
        assert.equal(await refused(actor, id), undefined, actor);
      await session.query('update public.payments set voided_at = now() where id = $1', [id]);
      assert.equal(await refused('client', id), 'bad_amount');
    });

    test('twice is one page, whose amount is the database’s, until it is paid or over', async (session) => {
      const { deposit, token, paid } = await payingStay(session);
      const open = async () => (await asWorker(session, 'open_checkout($1)', [token]))[0];
      assert.equal(await start(session, deposit.id, 'admin'), token);
      const { amount_cents, refused, url } = (await open()) ?? {};
      assert.deepEqual([amount_cents, refused, url], [deposit.amount_cents, null, null]);
      await asWorker(session, 'keep_checkout($1, $2, $3)', [token, 'cs_1', 'https://pay.test/1']);
      assert.equal((await open())?.['url'], 'https://pay.test/1');
      assert.equal(await start(session, deposit.id), token);

      await session.query(`update private.checkouts set expires_at = now() + interval '4 minutes'`);
      assert.notEqual(await start(session, deposit.id), token, 'four minutes are too few to pay in');
      await session.query(`update private.checkouts set expires_at = now() - interval '1 second'`);
      assert.equal((await open())?.['refused'], 'expired');
      await tell(session, paid);
      assert.equal((await open())?.['refused'], 'not_due');
      assert.deepEqual(await asWorker(session, 'open_checkout($1)', [deposit.id]), [], 'no such link');
    });

    test('a page of what is paid otherwise meanwhile is named once, to be closed', async (session) => {
      const { deposit, token } = await payingStay(session);
      await asWorker(session, 'keep_checkout($1, $2, $3)', [token, 'cs_1', 'https://pay.test/1']);
      assert.deepEqual(await asWorker(session, 'end_stale_checkouts()'), []);
      await session.query('update public.payments set received_at = now() where id = $1', [deposit.id]);
      assert.deepEqual(await asWorker(session, 'end_stale_checkouts()'), [{ end_stale_checkouts: 'cs_1' }]);
      assert.deepEqual(await asWorker(session, 'end_stale_checkouts()'), []);
    });
  });

  describe('an event of the provider', () => {
    test('settles the deposit, once, with method, day, reference and receipt', async (session) => {
      const { stay, deposit, intent_id, paid } = await payingStay(session);
      assert.equal(await tell(session, paid), true);
      assert.equal(await tell(session, paid), false, 'the same event');
      assert.equal(await tell(session, { ...paid, id: 'evt_again' }), true, 'another about the same money');
      const [row] = await session.query(
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
      assert.equal((await inShort(session, stay)).length, 2, 'the balance is still due, and nothing else');
      assert.equal(await correctable(session, stay, DEPOSIT), 'paid_by_card');
      const { state, last } = await deskOf(session, stay);
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
      test(`money that comes after ${when} is unexpected, goes back whole, and is shown to the desk`, async (session) => {
        const { stay, deposit, paid } = await payingStay(session);
        await (change ? session.query(change, [deposit.id]) : cancel(session, stay));
        await tell(session, paid);
        const cents = deposit.amount_cents;
        const found = (await inShort(session, stay)).filter((line) => !line.startsWith('balance'));
        const named = left.map((line) =>
          line.replace('1000', String(cents)).replace('1001', String(cents + 1)),
        );
        assert.deepEqual(found, [...named, `refund ${cents} due`, `unexpected ${cents} received card`]);
        assert.equal((await deskOf(session, stay)).state, 'open');

        assert.equal(await correctable(session, stay, 'unexpected'), 'paid_by_card');
        await refundByCard(session, stay);
        const [refund] = await claim(session);
        assert.ok(refund);
        await settle(session, refund, 'succeeded');
        assert.equal(await correctable(session, stay, 'refund'), 'paid_by_card');
        assert.ok((await inShort(session, stay)).includes(`refund ${cents} received card`));
      });

    test('about another amount than the page’s, or another currency, pays nothing', async (session) => {
      const { stay, deposit, paid } = await payingStay(session);
      await tell(session, { ...paid, currency: 'mxn' });
      assert.equal((await dueOf(session, stay, DEPOSIT)).id, deposit.id);
      assert.ok((await inShort(session, stay)).includes(`unexpected ${deposit.amount_cents} received card`));
    });

    test('that comes before the payment it is about waits for it', async (session) => {
      const { stay, deposit, intent_id, paid } = await payingStay(session);
      const dispute = { intent_id, dispute_id: 'du_1', amount_cents: deposit.amount_cents };
      await tell(session, anEvent('dispute', { ...dispute, status: 'lost' }));
      await tell(session, anEvent('dispute', { ...dispute, status: 'open' }));
      assert.equal((await dueOf(session, stay, DEPOSIT)).id, deposit.id, 'nothing has happened yet');
      await tell(session, paid);
      const cents = deposit.amount_cents;
      assert.deepEqual(
        (await inShort(session, stay)).filter((line) => line.startsWith('deposit')),
        [`deposit -${cents} received card`, `deposit ${cents} due`, `deposit ${cents} received card lost`],
      );
    });

    test('about pages and money of others changes nothing', async (session) => {
      const { stay, paid } = await payingStay(session);
      const before = await inShort(session, stay);
      await tell(session, { ...paid, token: stay });
      await tell(
        session,
        anEvent('dispute', { intent_id: 'pi_x', dispute_id: 'du_x', amount_cents: 1, status: 'open' }),
      );
      await tell(session, anEvent('expired', { token: stay }));
      assert.deepEqual(await inShort(session, stay), before);
    });
  });

  describe('a dispute', () => {
    test('that is won leaves the payment; one that is lost reverses it, and it is due again', async (session) => {
      for (const outcome of ['won', 'lost'] as const) {
        const { stay, deposit, intent_id, paid } = await payingStay(session);
        await tell(session, paid);
        const cents = deposit.amount_cents;
        const said = { intent_id, dispute_id: `du_${outcome}`, amount_cents: cents };
        await tell(session, anEvent('dispute', { ...said, status: 'open' }));
        assert.ok((await inShort(session, stay)).includes(`deposit ${cents} received card open`));
        assert.deepEqual(
          [(await deskOf(session, stay)).state, (await deskOf(session, stay)).last['dispute']],
          ['open', 'open'],
        );
        await tell(session, anEvent('dispute', { ...said, status: outcome }));
        await tell(session, anEvent('dispute', { ...said, status: 'open' }));
        const deposits = (await inShort(session, stay)).filter((line) => line.startsWith(DEPOSIT));
        const received = `deposit ${cents} received card ${outcome}`;
        assert.deepEqual(
          deposits,
          outcome === 'won'
            ? [received]
            : [`deposit -${cents} received card`, `deposit ${cents} due`, received],
        );
        await session.query('delete from public.occupancy where reservation_id = $1', [stay]);
      }
    });
  });

  describe('a refund by card', () => {
    /** A stay of which everything was paid by card, and then cancelled by the house. */
    async function cancelledStay(session: SqlSession) {
      await asWorker(session, 'switch_cards(true)');
      const stay = await addAgreedStay(session, 100, 107, 100);
      const intents = [await payByCard(session, stay, DEPOSIT), await payByCard(session, stay, 'balance')];
      await session.query(
        `update public.payments set received_at = received_at - interval '1 day' where reference = $1`,
        [intents[0]],
      );
      await cancel(session, stay);
      const total = (await dueOf(session, stay, 'refund')).amount_cents;
      return { stay, intents, total };
    }
    const sumsOf = async (session: SqlSession, stay: string) =>
      (await inShort(session, stay)).filter((line) => line.startsWith('refund'));

    test('is split over the payments it came from, the latest first, and is under way till they have gone', async (session) => {
      const { stay, intents, total } = await cancelledStay(session);
      assert.equal(
        await refusedWith(session, async () =>
          call(session, 'admin', 'refund_by_card', {
            payment_id: (await dueOf(session, stay, 'refund')).id,
            expected_version: 1,
          }),
        ),
        'stale',
      );
      await refundByCard(session, stay);
      const claimed = await claim(session);
      assert.deepEqual(await claim(session), [], 'each is claimed once');
      assert.deepEqual(claimed.map(({ intent_id }) => intent_id).sort(), [...intents].sort());
      assert.equal(
        claimed.reduce((sum, one) => sum + one.amount_cents, 0),
        total,
      );

      assert.equal(
        await refusedWith(session, () => refundByCard(session, stay)),
        'refund_under_way',
        'a second press',
      );
      const { amount_cents, id: payment_id } = await dueOf(session, stay, 'refund');
      const transfer = { reservation_id: stay, kind: 'refund', amount_cents, payment_id };
      assert.equal(
        await refusedWith(session, async () =>
          call(session, 'admin', 'record_payment', {
            ...transfer,
            expected_version: await versionOf(session, stay),
          }),
        ),
        'refund_under_way',
        'nobody sends it by transfer too',
      );
      for (const refund of claimed) await settle(session, refund, 'succeeded');
      assert.equal((await sumsOf(session, stay)).length, 2);
      for (const line of await sumsOf(session, stay)) assert.match(line, /^refund \d+ received card$/);
      for (const refund of claimed)
        await tell(
          session,
          anEvent('refund', {
            intent_id: refund.intent_id,
            refund_id: `re_${refund.id}`,
            key: refund.id,
            amount_cents: refund.amount_cents,
            status: 'succeeded',
          }),
        );
      assert.equal((await sumsOf(session, stay)).length, 2, 'told once more, it has gone once');
    });

    test('gives back of a stay that was paid in two ways what the card paid; the rest stays due', async (session) => {
      await asWorker(session, 'switch_cards(true)');
      const stay = await addAgreedStay(session, 100, 107, 100);
      const deposit = await dueOf(session, stay, DEPOSIT);
      const balance = await dueOf(session, stay, 'balance');
      await payByCard(session, stay, DEPOSIT);
      await session.query('update public.payments set received_at = now() where id = $1', [balance.id]);
      await cancel(session, stay);
      await refundByCard(session, stay);
      assert.deepEqual(
        (await sumsOf(session, stay)).sort(),
        [`refund ${deposit.amount_cents} due card`, `refund ${balance.amount_cents} due`].sort(),
      );
      const [refund] = await claim(session);
      assert.ok(refund);
      await settle(session, refund, 'succeeded');
      assert.equal(await refusedWith(session, () => refundByCard(session, stay)), 'no_card_payment');
    });

    test('that the provider refuses, or a bank gives back days later, is due again and said to the desk', async (session) => {
      const { stay, total } = await cancelledStay(session);
      await refundByCard(session, stay);
      const [refused, returned] = await claim(session);
      assert.ok(refused && returned);
      await asWorker(session, 'settle_card_refund($1, $2, null, $3)', [
        refused.id,
        'refused',
        'charge_disputed',
      ]);
      const { state, last } = await deskOf(session, stay);
      assert.deepEqual([state, last['refund'], last['reason']], ['open', 'failed', 'charge_disputed']);
      assert.ok((await sumsOf(session, stay)).includes(`refund ${refused.amount_cents} due`));

      await settle(session, returned, 'succeeded');
      const failed = {
        intent_id: returned.intent_id,
        refund_id: `re_${returned.id}`,
        key: returned.id,
        amount_cents: returned.amount_cents,
      };
      await tell(session, anEvent('refund', { ...failed, status: 'failed' }));
      await tell(session, anEvent('refund', { ...failed, status: 'succeeded' }));
      const [due] = await session.query(
        `select sum(amount_cents) filter (where private.is_open(p))::integer as due,
           sum(amount_cents) filter (where received_at is not null)::integer as gone
         from public.payments p where reservation_id = $1 and kind = 'refund'`,
        [stay],
      );
      assert.deepEqual(due, { due: total, gone: 0 });
    });

    test('without an answer is sent again with its key, and after eight times left to staff', async (session) => {
      const { stay } = await cancelledStay(session);
      await refundByCard(session, stay);
      const keys = (await claim(session)).map(({ id }) => id).sort();
      for (let attempt = 2; attempt <= 8; attempt++) {
        await session.query('update private.card_refunds set next_try = now()');
        assert.deepEqual((await claim(session)).map(({ id }) => id).sort(), keys);
      }
      await session.query('update private.card_refunds set next_try = now()');
      assert.deepEqual(await claim(session), []);
      assert.deepEqual(
        (await sumsOf(session, stay)).filter((line) => line.includes('card')),
        [],
      );
      assert.equal((await deskOf(session, stay)).last['refund'], 'unsure');
      const [{ id = '', amount_cents = 0, intent_id = '' } = {}] = (await session.query(
        'select id, amount_cents, intent_id from private.card_refunds order by amount_cents limit 1',
      )) as unknown as Claimed[];
      const said = { intent_id, refund_id: 're_late', key: id, amount_cents, status: 'succeeded' };
      await tell(session, anEvent('refund', said));
      assert.ok(
        (await sumsOf(session, stay)).includes(`refund ${amount_cents} received card`),
        'it had gone after all',
      );
    });

    test('that somebody makes on the provider’s own pages meets the one that is due, or stands by itself', async (session) => {
      const { stay, deposit, intent_id, paid } = await payingStay(session);
      await tell(session, paid);
      const refund = (refund_id: string, amount_cents: number) =>
        tell(
          session,
          anEvent('refund', { intent_id, refund_id, key: null, amount_cents, status: 'succeeded' }),
        );
      await refund('re_1', 100);
      assert.deepEqual(await sumsOf(session, stay), ['refund 100 received card']);
      await cancel(session, stay);
      await refund('re_2', deposit.amount_cents - 100);
      assert.deepEqual(
        (await sumsOf(session, stay)).filter((line) => line.includes('due')),
        [],
      );
    });

    test('is for staff alone, and not while cards are off', async (session) => {
      const { stay } = await cancelledStay(session);
      const { id: payment_id } = await dueOf(session, stay, 'refund');
      const args = { payment_id, expected_version: await versionOf(session, stay) };
      const refused = (actor: Actor) =>
        refusedWith(session, () => callRows(session, actor, 'refund_by_card', args));
      for (const actor of ['client', 'owner'] as const) assert.equal(await refused(actor), 'not_allowed');
      await asWorker(session, 'switch_cards(false)');
      assert.equal(await refused('admin'), 'card_off');
    });
  });
}
