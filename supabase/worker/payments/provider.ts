import type { Answer } from '../../../shared/src/data/database';

/** What is paid on the provider's page. The same checkout always makes the same page. */
export interface NewCheckout {
  token: string;
  amountCents: number;
  /** What is paid for, as the page shows it. */
  title: string;
  locale: 'en' | 'es';
  expiresAt: Date;
  /** Where the page leads after the payment, and without one. */
  successUrl: string;
  cancelUrl: string;
}

/** The outcome of a refund; after `waiting` an event follows. */
export type RefundOutcome =
  | { status: 'succeeded' | 'waiting' | 'failed'; refundId: string }
  | { status: 'refused'; reason: string };

/** An event of the provider, as `note_card_event` takes it. */
export type CardEvent = { id: string; at: string } & (
  | {
      kind: 'paid';
      token: string;
      session_id: string;
      intent_id: string;
      amount_cents: number;
      currency: string;
    }
  | { kind: 'expired'; token: string }
  | {
      kind: 'refund';
      intent_id: string;
      refund_id: string;
      key: string | null;
      amount_cents: number;
      status: string;
    }
  | {
      kind: 'dispute';
      intent_id: string;
      dispute_id: string;
      amount_cents: number;
      status: 'open' | 'won' | 'lost';
    }
);

/** Who takes cards for us: on a page of its own, so that no card is ever seen here. */
export interface PaymentProvider {
  /** Makes the page of a checkout, or finds the one that was made before. */
  createCheckout(checkout: NewCheckout): Promise<{ sessionId: string; url: string }>;
  /** Closes a page whose payment is no longer due. */
  expireCheckout(sessionId: string): Promise<void>;
  /** @throws while it is unknown whether the provider has heard: the same refund can be sent again */
  refund(refund: Answer<'claim_card_refunds'>): Promise<RefundOutcome>;
  /**
   * Reads what the provider sent; undefined for what is not ours.
   * @throws Forged
   */
  readEvent(body: Buffer, signature: string): CardEvent | undefined;
}

/** The signature of an event is missing, wrong or too old. */
export class Forged extends Error {}
