import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { addAgreedStay, houseDay } from '../stays/agreed-stay';
import { call, type Quote, type Stay } from '../stays/support';
import { emailOf } from '../support/people';
import { inTransaction, type SqlSession } from '../support/sql-session';

/** Every mail that names a sum, along each path of a stay. */
export function moneyMailsInSql(getSession: () => SqlSession): void {
  const test = (name: string, work: (session: SqlSession) => Promise<void>): void =>
    void it(name, () => inTransaction(getSession(), () => work(getSession())));

  /** Mails to the guest since the last call: what each says is due, or asks for, in cents and days from today. */
  const mails = async (session: SqlSession): Promise<unknown[]> => {
    await session.script('set constraints all immediate; set constraints all deferred');
    const rows = await session.query(
      `with seen as (update private.mail_outbox set sent_at = now() where sent_at is null returning *)
       select template as mail, case when data ? 'payment'
         then jsonb_build_array(jsonb_build_object('kind', data -> 'payment', 'amount_cents', data -> 'amount_cents', 'due_on', data -> 'due_on'))
         else data -> 'due' end as due
       from seen where address is not null order by 1, 2`,
    );
    const [today] = await session.query(`select private.house_today()::text as day`);
    return rows.map(({ mail, due }) => [
      mail,
      ...((due ?? []) as { kind: string; amount_cents: number; due_on: string }[]).map((one) => [
        one.kind,
        one.amount_cents,
        (Date.parse(one.due_on) - Date.parse(String(today?.['day']))) / 86_400_000,
      ]),
    ]);
  };
  const tick = async (session: SqlSession, days = 0): Promise<unknown[]> => {
    await session.query('select public.tick(now() + make_interval(days => $1))', [days]);
    return mails(session);
  };
  const price = (session: SqlSession, cents: number) =>
    session.script(`delete from public.rates; update public.properties set nightly_cents = ${cents}`);
  /** A stay of seven nights in so many days, asked for as long before as that its balance is due when it says. */
  async function asked(session: SqlSession, from: number, status: 'pending' | 'confirmed'): Promise<string> {
    const id = await addAgreedStay(session, from, from + 7);
    await session.query(
      `insert into public.reservation_contacts (reservation_id, name, email) values ($1, 'Ana', $2)`,
      [id, emailOf('client')],
    );
    if (status === 'pending')
      await session.script(`
        alter table public.reservations disable trigger user;
        update public.reservations set status = 'pending', hold_until = now() + interval '1 day';
        alter table public.reservations enable trigger user;
        delete from public.payments`);
    await mails(session);
    return id;
  }
  let version = 0;
  const step = async (
    session: SqlSession,
    name: string,
    args: object,
    actor: 'admin' | 'client' = 'admin',
  ) => {
    const stay = await call<Stay>(session, actor, name, { ...args, expected_version: version });
    version = stay.version;
  };
  const move = async (session: SqlSession, reservation_id: string, from: number) => {
    const nights = { check_in: await houseDay(session, from), check_out: await houseDay(session, from + 7) };
    const { quote_hash } = await call<Quote>(session, 'admin', 'quote_move', { reservation_id, ...nights });
    await step(session, 'move_stay', { reservation_id, ...nights, quote_hash });
  };

  describe('mails about money', () => {
    test('ask for each sum once, from the request to the refund', async (session) => {
      await price(session, 100_000);
      const reservation_id = await asked(session, 200, 'pending');
      const pay = (kind: string, amount_cents: number) =>
        step(session, 'record_payment', { reservation_id, kind, amount_cents });
      version = 1;
      await step(session, 'confirm_stay', { reservation_id });
      const [deposit, balance] = [
        ['deposit', 210_000, 0],
        ['balance', 490_000, 140],
      ];
      assert.deepEqual(await mails(session), [['confirmed', deposit, balance]]);
      assert.deepEqual(await tick(session), [['payment_due', deposit]]);
      assert.deepEqual(await tick(session), []);

      // Moved at the same price: the same deposit is not asked for again.
      await move(session, reservation_id, 210);
      assert.deepEqual(await mails(session), [['confirmed', deposit, ['balance', 490_000, 150]]]);
      assert.deepEqual(await tick(session), []);
      await pay('deposit', 210_000);
      await move(session, reservation_id, 220);
      assert.deepEqual(await mails(session), [['confirmed', ['balance', 490_000, 160]]]);
      assert.deepEqual(await tick(session, 152), []);
      assert.deepEqual(await tick(session, 153), [['payment_due', ['balance', 490_000, 160]]]);

      // A reminder that still waits is not sent once the money is there.
      await move(session, reservation_id, 230);
      await mails(session);
      await session.query(`select public.tick(now() + interval '163 days')`);
      await pay('balance', 490_000);
      assert.deepEqual(await mails(session), []);

      // All is paid: a move within the last weeks asks for nothing, and a dearer one for the difference.
      await move(session, reservation_id, 30);
      assert.deepEqual(await mails(session), [['confirmed']]);
      await price(session, 110_000);
      await move(session, reservation_id, 40);
      const difference = ['balance', 70_000, 0];
      assert.deepEqual(await mails(session), [['confirmed', difference]]);
      assert.deepEqual(await tick(session), [['payment_due', difference]]);
      await pay('balance', 70_000);
      await step(session, 'cancel_stay', { reservation_id, reason: 'Storm' });
      assert.deepEqual(await mails(session), [['cancelled', ['refund', 770_000, 0]]]);
      assert.deepEqual(await tick(session), []);
    });

    test('never name a day that is past: a stay confirmed late has its balance due today', async (session) => {
      await price(session, 100_000);
      const reservation_id = await asked(session, 45, 'pending');
      const [row] = await session.query(
        `select private.house_today() - (quote ->> 'balance_due_on')::date as late from public.reservations`,
      );
      assert.equal(row?.['late'], 15);
      version = 1;
      await step(session, 'confirm_stay', { reservation_id });
      const dues = [
        ['deposit', 210_000, 0],
        ['balance', 490_000, 0],
      ];
      const [letter] = (await mails(session)) as [string, ...unknown[]][];
      assert.equal(letter?.[0], 'confirmed');
      assert.deepEqual(letter?.slice(1).sort(), [...dues].sort());
    });

    test('say what a guest who leaves early still owes', async (session) => {
      await price(session, 100_000);
      const reservation_id = await asked(session, -1, 'confirmed');
      version = 1;
      await step(session, 'record_payment', { reservation_id, kind: 'deposit', amount_cents: 210_000 });
      await step(session, 'cancel_stay', { reservation_id, reason: '', for_guest: true });
      const sent = (await mails(session)) as [string, [string, number, number]][];
      assert.deepEqual(
        sent.map(([mail, [kind, cents] = ['', 0, 0]]) => [mail, kind, cents]),
        [['cancelled', 'balance', 490_000]],
      );
    });
  });
}
