import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** A checkout session, as the API answers it, and what the double alone knows of it. */
export interface Session {
  id: string;
  object: 'checkout.session';
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: string;
  expires_at: number;
  livemode: false;
  locale: string | null;
  metadata: Record<string, string>;
  mode: 'payment';
  payment_intent: string | null;
  payment_status: 'unpaid' | 'paid';
  status: 'open' | 'complete' | 'expired';
  success_url: string;
  url: string | null;
}

/** A payment intent that has succeeded; the double keeps no other. */
export interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  created: number;
  currency: string;
  livemode: false;
  metadata: Record<string, string>;
  status: 'succeeded';
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  created: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string;
  status: 'succeeded' | 'failed';
}

export interface Event {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: string | null };
  type: string;
}

/** All that the double knows, so that a payment of before a restart can still be refunded. */
export interface State {
  sessions: Record<string, Session>;
  /** What is paid for in each session. */
  titles: Record<string, string>;
  intents: Record<string, Intent & { card: string }>;
  refunds: Record<string, Refund>;
  /** First answers, by idempotency key. */
  answers: Record<string, { asked: string; body: object }>;
  /** Events that nobody has taken yet. */
  events: Record<string, Event>;
}

export interface Store extends State {
  save(): void;
}

/** @param file where it is kept; undefined keeps it in memory */
export function openStore(file: string | undefined): Store {
  const empty: State = { sessions: {}, titles: {}, intents: {}, refunds: {}, answers: {}, events: {} };
  const save = function (this: State): void {
    if (!file) return;
    writeFileSync(`${file}.new`, JSON.stringify(this), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return { ...empty, ...readState(file), save };
}

function readState(file: string | undefined): Partial<State> {
  try {
    return file ? (JSON.parse(readFileSync(file, 'utf8')) as State) : {};
  } catch {
    return {};
  }
}

export const newId = (prefix: string): string =>
  `${prefix}_test_${randomBytes(18).toString('base64url').replace(/[-_]/g, '0')}`;
export const seconds = (): number => Math.floor(Date.now() / 1000);
