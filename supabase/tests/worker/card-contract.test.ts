import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';

import Stripe from 'stripe';

import { startPaymentsDouble } from '../../../tools/payments-double/start-double';
import { stripeProvider, type StripeSettings } from '../../worker/payments/stripe-provider';
import type { NewCheckout } from '../../worker/payments/provider';
import { serve } from './queue';

// What the worker counts on, of the double and, with STRIPE_TEST_KEY, of the provider's test mode.

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
const aCheckout = (change: Partial<NewCheckout> = {}): NewCheckout => ({
  token: randomUUID(),
  amountCents: 252_000,
  title: 'Deposit · Villa Paradise · MR-TEST',
  locale: 'es',
  expiresAt: inMinutes(60),
  successUrl: 'https://www.example.com/dashboard?result=paid',
  cancelUrl: 'https://www.example.com/dashboard?result=open',
  ...change,
});

function contract(name: string, open: () => Promise<{ settings: StripeSettings; close(): void }>): void {
  describe(`cards at ${name}`, () => {
    let settings: StripeSettings;
    let close: () => void;
    before(async () => ({ settings, close } = await open()));
    after(() => close());
    const provider = () => stripeProvider(settings);
    const stripe = (secretKey = settings.secretKey) => new Stripe(secretKey, { ...settings.api });
    const failsWith = (work: Promise<unknown>, type: string, code?: string) =>
      assert.rejects(work, (error) => {
        assert.ok(error instanceof Stripe.errors.StripeError);
        assert.deepEqual([error.type, code && error.code], [type, code]);
        assert.ok(error.requestId?.startsWith('req_'));
        return true;
      });

    it('makes one page of a token, of our amount, language and end', async () => {
      const checkout = aCheckout();
      const made = await provider().createCheckout(checkout);
      assert.deepEqual(await provider().createCheckout(checkout), made);
      const session = await stripe().checkout.sessions.retrieve(made.sessionId);
      const { amount_total, currency, client_reference_id, locale, status, payment_status, expires_at } =
        session;
      assert.deepEqual(
        { amount_total, currency, client_reference_id, locale, status, payment_status, expires_at },
        {
          amount_total: 252_000,
          currency: 'usd',
          client_reference_id: checkout.token,
          locale: 'es',
          status: 'open',
          payment_status: 'unpaid',
          expires_at: Math.floor(checkout.expiresAt.getTime() / 1000),
        },
      );
      await failsWith(
        provider().createCheckout({ ...checkout, amountCents: 1000 }),
        'StripeIdempotencyError',
      );
    });

    it('refuses an amount too low, an end too near, a parameter it does not know, and a wrong key', async () => {
      await failsWith(
        provider().createCheckout(aCheckout({ amountCents: 10 })),
        'StripeInvalidRequestError',
        'amount_too_small',
      );
      await failsWith(
        provider().createCheckout(aCheckout({ expiresAt: inMinutes(20) })),
        'StripeInvalidRequestError',
      );
      const unknown = { payment_intent: 'pi_x', colour: 'blue' } as Stripe.RefundCreateParams;
      await failsWith(stripe().refunds.create(unknown), 'StripeInvalidRequestError', 'parameter_unknown');
      await failsWith(stripe('sk_test_wrong').refunds.create({}), 'StripeAuthenticationError');
    });

    it('closes a page once', async () => {
      const { sessionId } = await provider().createCheckout(aCheckout());
      await provider().expireCheckout(sessionId);
      assert.equal((await stripe().checkout.sessions.retrieve(sessionId)).status, 'expired');
      await failsWith(provider().expireCheckout(sessionId), 'StripeInvalidRequestError');
    });

    it('sends a refund once for its key, in parts, and no more than was paid', async () => {
      const intent = await stripe().paymentIntents.create({
        amount: 10_000,
        currency: 'usd',
        payment_method: 'pm_card_visa',
        allowed_payment_method_types: ['card'],
        confirm: true,
      });
      assert.equal(intent.status, 'succeeded');
      const part = { id: randomUUID(), intent_id: intent.id, amount_cents: 4000, attempts: 1 };
      const sent = await provider().refund(part);
      assert.equal(sent.status, 'succeeded');
      assert.deepEqual(await provider().refund(part), sent);
      const rest = { ...part, id: randomUUID(), amount_cents: 6000 };
      assert.equal(
        (await provider().refund({ ...rest, id: randomUUID(), amount_cents: 6001 })).status,
        'refused',
      );
      assert.equal((await provider().refund(rest)).status, 'succeeded');
      assert.deepEqual(await provider().refund({ ...rest, id: randomUUID(), amount_cents: 1 }), {
        status: 'refused',
        reason: 'charge_already_refunded',
      });
      assert.deepEqual(await provider().refund({ ...rest, id: randomUUID(), intent_id: 'pi_none' }), {
        status: 'refused',
        reason: 'resource_missing',
      });
    });
  });
}

async function openDouble() {
  const { env, page, close } = await startPaymentsDouble({
    pageUrl: 'http://localhost/payments/demo',
    eventsUrl: 'http://127.0.0.1:9/none',
  });
  const settings: StripeSettings = {
    secretKey: String(env['STRIPE_SECRET_KEY']),
    webhookSecret: String(env['STRIPE_WEBHOOK_SECRET']),
    api: { host: '127.0.0.1', port: Number(env['STRIPE_PORT']), protocol: 'http' },
  };
  return { settings, page, close };
}

contract('the double', openDouble);

it('the page of the double shows what is paid for as text', async (test) => {
  const double = await openDouble();
  test.after(() => double.close());
  const url = await serve(test, double.page);
  const title = '<b>"Chef" & co.';
  const { sessionId } = await stripeProvider(double.settings).createCheckout(aCheckout({ title }));
  const shown = await (await fetch(`${url}/payments/demo/${sessionId}`)).text();
  assert.ok(shown.includes('&lt;b&gt;&quot;Chef&quot; &amp; co.'), shown);
});

const key = process.env['STRIPE_TEST_KEY'];
if (key)
  contract("the provider's test mode", async () => {
    assert.match(key, /^(sk|rk)_test_/, 'STRIPE_TEST_KEY is a key of the test mode');
    return { settings: { secretKey: key, webhookSecret: 'whsec_x' }, close: () => {} };
  });
else it("cards at the provider's test mode", { skip: 'STRIPE_TEST_KEY is not set' }, () => {});
