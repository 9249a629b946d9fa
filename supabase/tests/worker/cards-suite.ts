import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { before, describe, it, type TestContext } from 'node:test';

import { startPaymentsDouble, type PaymentsDouble } from '../../../tools/payments-double/start-double';
import { dataServiceAt } from '../../worker/data-service';
import { answerPayments } from '../../worker/payments/answer-payments';
import { stripeProvider } from '../../worker/payments/stripe-provider';
import { refundCards } from '../../worker/payments/refund-cards';
import { readSettings } from '../../worker/settings';
import { addAgreedStay } from '../stays/agreed-stay';
import { embedded, sql } from '../support/shared-backend';
import { type SqlSession, using } from '../support/sql-session';
import { openGate, serve, until } from './queue';

describe('payments by card', () => {
  before(() => sql('select public.switch_cards(true)'));

  const silent = (): void => {};

  /** The worker's addresses and the payment page on one origin, as `npm start` serves them. */
  async function openSite(test: TestContext, dataUrl = embedded.url) {
    const site: { double?: PaymentsDouble; payments?: ReturnType<typeof answerPayments> } = {};
    const url = await serve(test, async (request, response) => {
      const isPage = request.url?.startsWith('/payments/demo/');
      await (isPage ? site.double?.page : site.payments)?.(request, response);
    });
    const double = await startPaymentsDouble({
      pageUrl: `${url}/payments/demo`,
      eventsUrl: `${url}/payments/events`,
    });
    test.after(() => double.close());
    const { cards } = readSettings({
      SUPABASE_URL: dataUrl,
      SUPABASE_SECRET_KEY: 'x',
      MAIL_FOLDER: '/tmp',
      MAIL_FROM: 'hello@marisma.test',
      DESK_ADDRESS: 'desk@marisma.test',
      SITE_URL: url,
      ...double.env,
    });
    assert.ok(cards);
    const provider = stripeProvider(cards);
    const data = dataServiceAt(dataUrl, embedded.backend.secretKey);
    Object.assign(site, { double, payments: answerPayments(data, provider, url, silent) });
    return { url, env: double.env, sendRefunds: () => refundCards(data, provider, silent) };
  }

  let months = 0;
  /** The deposit of a new stay, due now. */
  async function aDeposit(): Promise<{ stay: string; id: string; amount_cents: number }> {
    const from = 60 + 10 * months++;
    const on = { query: sql } as SqlSession;
    const stay = await using(on, () => addAgreedStay(from, from + 7, from));
    const [row] = await sql(
      `select id, amount_cents from public.payments where reservation_id = $1 and kind = 'deposit'`,
      [stay],
    );
    return { stay, ...(row as { id: string; amount_cents: number }) };
  }

  async function begin(site: string, payment_id: string): Promise<string> {
    const client = await embedded.signedIn('client');
    const { data, error } = await client.rpc('start_payment', { payment_id }).single();
    assert.equal(error, null);
    return site + (data as { url: string }).url;
  }

  const follow = async (url: string, form?: Record<string, string>) => {
    const answer = await fetch(url, {
      redirect: 'manual',
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    return { status: answer.status, to: answer.headers.get('location') ?? '', text: await answer.text() };
  };

  const isReceived = async (id: string): Promise<boolean> =>
    (await sql('select from public.payments where id = $1 and received_at is not null', [id])).length === 1;

  /** Presses a button on the payment page, and goes where it leads. */
  async function press(page: string, form: Record<string, string>) {
    await follow(page, form);
    return follow(page);
  }

  it('a guest pays a deposit by card: declined first, then refused by her bank, then accepted', async (test) => {
    const { url } = await openSite(test);
    const { id, amount_cents } = await aDeposit();
    const link = await begin(url, id);
    const { status, to: page } = await follow(link);
    assert.equal(status, 303);
    assert.equal((await follow(link)).to, page, 'a second press leads to the same page');
    const dollars = new Intl.NumberFormat('en-US').format(amount_cents / 100);
    const shown = (await follow(page)).text;
    assert.match(shown, /This is a demo/);
    assert.ok(shown.includes(dollars));
    assert.match(shown, /Deposit · Villa Paradise · MR-/);

    assert.match((await press(page, { card: '4111111111111111' })).text, /role="alert">Please choose a card/);
    assert.match(
      (await press(page, { card: '4000000000000002' })).text,
      /role="alert">The card was declined/,
    );
    assert.match((await press(page, { card: '4000002760003184' })).text, /Your bank asks/);
    assert.match((await press(page, { bank: 'no' })).text, /role="alert">The bank did not confirm/);
    assert.equal(await isReceived(id), false);

    await press(page, { card: '4000002760003184' });
    await Promise.all([follow(page, { bank: 'yes' }), follow(page, { bank: 'yes' })]);
    await until('the bank has confirmed', async () => (await follow(page)).status === 303);
    assert.equal((await follow(page)).to, `${url}/dashboard?payment=${id}&result=paid`);
    assert.equal(await isReceived(id), true);
    assert.equal((await follow(link)).to, `${url}/dashboard?payment=${id}&result=not_due`);
    const others = await sql(`select from public.payments where kind = 'unexpected'`);
    assert.equal(others.length, 0, 'two presses, one payment');
  });

  it('a refund goes back to the card, and comes back from one whose bank refuses it', async (test) => {
    const { url, sendRefunds } = await openSite(test);
    for (const [card, outcome] of [
      ['4242424242424242', 'gone'],
      ['4000000000005126', 'due'],
    ] as const) {
      const { stay, id } = await aDeposit();
      const { to: page } = await follow(await begin(url, id));
      await follow(page, { card });
      await until('it is paid', () => isReceived(id));
      const admin = await embedded.signedIn('admin');
      const version = async () =>
        Number((await sql('select version from public.reservations where id = $1', [stay]))[0]?.['version']);
      const ofStay = { reservation_id: stay, reason: 'A storm', expected_version: await version() };
      assert.equal((await admin.rpc('cancel_stay', ofStay)).error, null);
      const refunds = () =>
        sql(
          `select id, private.is_open(p) as due from public.payments p
         where reservation_id = $1 and kind = 'refund' and reverses is null order by due`,
          [stay],
        );
      const [due] = await refunds();
      const args = { payment_id: due?.['id'], expected_version: await version() };
      assert.equal((await admin.rpc('refund_by_card', args)).error, null);
      await sendRefunds();
      assert.deepEqual(
        (await refunds()).map((one) => one['due']),
        [false],
      );
      if (outcome === 'due')
        await until('the bank has sent it back', async () => (await refunds()).length === 2);
    }
  });

  it('a page that was made, and never noted because the worker died, is found again', async (test) => {
    let dies = true;
    const gate = await openGate(test, embedded, (name) => dies && name === 'keep_checkout');
    const { url } = await openSite(test, gate.url);
    const { id } = await aDeposit();
    const link = await begin(url, id);
    assert.match((await follow(link)).to, /result=unavailable$/);
    const kept = () => sql('select session_id from private.checkouts where payment_id = $1', [id]);
    assert.deepEqual(await kept(), [{ session_id: null }]);
    dies = false;
    const { to: page } = await follow(link);
    assert.match(page, /\/payments\/demo\/cs_test_/);
    assert.equal((await kept())[0]?.['session_id'], page.split('/').at(-1));
  });

  it('an event that the worker could not note is sent again', async (test) => {
    let away = true;
    const gate = await openGate(test, embedded, (name) => away && name === 'note_card_event');
    const { url } = await openSite(test, gate.url);
    const { id } = await aDeposit();
    const { to: page } = await follow(await begin(url, id));
    await follow(page, { card: '4242424242424242' });
    await until('the page leads back', async () => (await follow(page)).status === 303);
    assert.equal(await isReceived(id), false, 'the page that leads back settles nothing');
    away = false;
    await until('the event has come', () => isReceived(id));
  });

  it('takes no event that is forged, altered, late, too long or not signed', async (test) => {
    const { url, env } = await openSite(test);
    const { id } = await aDeposit();
    const token = (await begin(url, id)).split('/').at(-1);
    const session = {
      id: 'cs_1',
      object: 'checkout.session',
      client_reference_id: token,
      payment_status: 'paid',
    };
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      created: 1,
      data: { object: { ...session, payment_intent: 'pi_1', amount_total: 1, currency: 'usd' } },
    });
    const sign = (text: string, at = Date.now() / 1000, secret = env['STRIPE_WEBHOOK_SECRET'] ?? '') => {
      const time = Math.floor(at);
      return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')}`;
    };
    const send = async (text: string, signature?: string) =>
      (
        await fetch(`${url}/payments/events`, {
          method: 'POST',
          headers: signature ? { 'Stripe-Signature': signature } : {},
          body: text,
        })
      ).status;
    assert.equal(await send(body), 400);
    assert.equal(await send(body, sign(body, undefined, 'whsec_other')), 400);
    assert.equal(await send(body.replace('"cs_1"', '"cs_2"'), sign(body)), 400);
    assert.equal(await send(body, sign(body, Date.now() / 1000 - 600)), 400);
    assert.equal(await send(' '.repeat(300_000), sign(body)), 413);
    assert.deepEqual(await sql(`select from private.card_events where event_id = 'evt_1'`), []);
    const other = JSON.stringify({
      id: 'evt_2',
      object: 'event',
      type: 'customer.created',
      created: 1,
      data: { object: {} },
    });
    assert.equal(await send(other, sign(other)), 200, 'what is not ours is taken, and left');
    assert.equal(await send(body, sign(body)), 200);
    const [unexpected] = await sql(
      `select amount_cents from public.payments where kind = 'unexpected' and reference = 'pi_1'`,
    );
    assert.deepEqual(unexpected, { amount_cents: 1 }, 'a true event about another amount pays nothing');
  });

  it('answers no other address, and none while cards are off', async (test) => {
    const { url } = await openSite(test);
    assert.equal((await follow(`${url}/payments/start/x`)).status, 404);
    assert.equal((await follow(`${url}/payments/start/00000000-0000-4000-8000-000000000000`)).status, 404);
    assert.equal((await follow(`${url}/payments/events`)).status, 405);
    const off = answerPayments(dataServiceAt(embedded.url, 'x'), undefined, url, silent);
    const offUrl = await serve(test, off);
    assert.equal((await follow(`${offUrl}/payments/events`, {})).status, 404);
  });
});
