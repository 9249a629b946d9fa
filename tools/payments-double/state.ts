import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** What the double reads again of a checkout session that the API answered. The provider has no title of its own. */
export interface Session {
  id: string;
  amount_total: number;
  cancel_url: string | null;
  currency: string;
  expires_at: number;
  locale: string | null;
  status: 'open' | 'complete' | 'expired';
  success_url: string;
  /** What is paid for. */
  title: string;
}

/** A payment intent that has succeeded; the double keeps no other. */
export interface Intent {
  id: string;
  amount: number;
  currency: string;
  card: string;
}

export interface Refund {
  id: string;
  amount: number;
  payment_intent: string;
  status: 'succeeded' | 'failed';
}

/** All that the double knows, so that a payment of before a restart can still be refunded. */
export interface State {
  sessions: Record<string, Session>;
  intents: Record<string, Intent>;
  refunds: Record<string, Refund>;
  /** First answers, by idempotency key. */
  answers: Record<string, { request: string; body: object }>;
  /** Events that the worker has not accepted yet. */
  events: Record<string, { id: string }>;
}

export interface Store extends State {
  save(): void;
}

/** @param file where it is kept; undefined keeps it in memory */
export function openStore(file: string | undefined): Store {
  const empty: State = { sessions: {}, intents: {}, refunds: {}, answers: {}, events: {} };
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
