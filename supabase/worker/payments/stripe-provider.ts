import Stripe from 'stripe';

import { type CardEvent, Forged, type PaymentProvider } from './provider';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Where the API is, for a double of it; Stripe itself by default. */
  api?: { host: string; port: number; protocol: 'http' | 'https' };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Stripe Checkout. The token of a checkout, and the id of a refund, are the keys of their requests. */
export function stripeProvider({ secretKey, webhookSecret, api }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, { ...api, timeout: 10_000, maxNetworkRetries: 2, telemetry: false });
  return {
    createCheckout: async ({ token, amountCents, title, locale, expiresAt, successUrl, cancelUrl }) => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          // Cards alone: other ways are confirmed days later.
          allowed_payment_method_types: ['card'],
          // The price is in dollars, whatever the card's currency.
          adaptive_pricing: { enabled: false },
          line_items: [
            {
              quantity: 1,
              price_data: { currency: 'usd', unit_amount: amountCents, product_data: { name: title } },
            },
          ],
          client_reference_id: token,
          payment_intent_data: { description: title, metadata: { checkout: token } },
          locale,
          expires_at: Math.floor(expiresAt.getTime() / 1000),
          success_url: successUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: token },
      );
      if (!session.url) throw new Error('The checkout has no page.');
      return { sessionId: session.id, url: session.url };
    },
    expireCheckout: async (sessionId) => void (await stripe.checkout.sessions.expire(sessionId)),
    refund: async ({ id, intent_id, amount_cents }) => {
      try {
        const refund = await stripe.refunds.create(
          { payment_intent: intent_id, amount: amount_cents, metadata: { refund: id } },
          { idempotencyKey: id },
        );
        return { status: refundStatus(refund.status), refundId: refund.id };
      } catch (error) {
        // A wrong key is a fault of the settings; any other 4xx is the provider's answer, which another try won't change.
        const isNo = error instanceof Stripe.errors.StripeInvalidRequestError;
        if (isNo) return { status: 'refused', reason: error.code ?? 'refused' };
        throw error;
      }
    },
    readEvent: (body, signature) => {
      try {
        return cardEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new Forged();
        throw error;
      }
    },
  };
}

const refundStatus = (status: string | null): 'succeeded' | 'waiting' | 'failed' =>
  status === 'succeeded' ? 'succeeded' : status === 'failed' || status === 'canceled' ? 'failed' : 'waiting';

const idOf = (reference: string | { id: string } | null): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');

/** Translates an event; undefined for one that is not about our payments. */
function cardEvent(event: Stripe.Event): CardEvent | undefined {
  const about = { id: event.id, at: new Date(event.created * 1000).toISOString() };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired': {
      const {
        id,
        client_reference_id: token,
        payment_status,
        payment_intent,
        amount_total,
        currency,
      } = event.data.object;
      // A page that another program of the same account made.
      if (!token || !UUID.test(token)) return undefined;
      if (event.type === 'checkout.session.expired') return { ...about, kind: 'expired', token };
      if (payment_status !== 'paid') return undefined;
      return {
        ...about,
        kind: 'paid',
        token,
        session_id: id,
        intent_id: idOf(payment_intent),
        amount_cents: amount_total ?? 0,
        currency: currency ?? '',
      };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { id, payment_intent, metadata, amount, status } = event.data.object;
      const key = metadata?.['refund'];
      return {
        ...about,
        kind: 'refund',
        intent_id: idOf(payment_intent),
        refund_id: id,
        key: key && UUID.test(key) ? key : null,
        amount_cents: amount,
        status: refundStatus(status),
      };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { id, payment_intent, amount, status } = event.data.object;
      return {
        ...about,
        kind: 'dispute',
        intent_id: idOf(payment_intent),
        dispute_id: id,
        amount_cents: amount,
        status: event.type === 'charge.dispute.created' ? 'open' : status === 'lost' ? 'lost' : 'won',
      };
    }
    default:
      return undefined;
  }
}
