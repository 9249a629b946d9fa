import type { Enums } from '../database.types';
import type { BankAccount, CancellationStep, QuoteLine } from './prices';

/** What a queued mail says; which of it there is depends on its template. */
export interface MailFacts {
  /** None for a statement, which is about no request. */
  request_id?: string;
  kind?: Enums<'request_kind'>;
  name?: string;
  /** Whether the guest has an account. */
  account?: boolean;
  /** Whether an owner of a house has written to the team. */
  owner?: boolean;
  service?: string;
  /** Of a cancelled stay: the services that ended with it. */
  services?: string[];
  date?: string;
  code?: string;
  property?: string;
  property_id?: string;
  check_in?: string;
  check_out?: string;
  check_in_time?: string;
  check_out_time?: string;
  guests?: number;
  lines?: QuoteLine[];
  total_cents?: number;
  due_at?: string;
  hold_until?: string;
  cancellation?: CancellationStep[];
  /** Whether the whole price is due with the confirmation. */
  at_once?: boolean;
  due?: { kind: Enums<'payment_kind'>; amount_cents: number; due_on: string; what?: string }[];
  paid_cents?: number;
  /** How to pay, where something is due. */
  ways?: { bank?: Partial<BankAccount>; cards: boolean };
  /** The last day on which a stay that is not paid is kept. */
  lapses_on?: string;
  keep_until?: string;
  body?: string;
  closed_as?: string;
  /** Whether the stay is one that the office has offered. */
  offer?: boolean;
  /** Opens the offer; gone once the mail is sent. */
  token?: string;
  moved?: boolean;
  repriced?: boolean;
  news?:
    | 'new'
    | 'message'
    | 'move'
    | 'cancelled'
    | 'withdrawn'
    | `service_${'accepted' | 'declined' | 'called_off'}`
    | 'offer_accepted'
    | 'offer_declined'
    | 'unpaid'
    | 'unexpected'
    | `dispute_${Enums<'dispute_state'>}`
    | `refund_${'failed' | 'unsure' | 'twice'}`;
  /** Of a service: how it stands, its day, hour and price, what is said of it, and who changed it. */
  status?: Enums<'service_status'>;
  on_day?: string;
  at_time?: string;
  price_cents?: number;
  note?: string;
  /** Which member of staff wrote an answer, and what the guest had written before. */
  author?: string;
  question?: string;
  /** What a message by mail came with, and the address of a sender who is not the guest by their address. */
  by?: 'guest' | 'house';
  sender?: string;
  attachments?: number;
  /** The nights that a guest wants to move to. */
  wish?: { check_in: string; check_out: string; total_cents: number };
  /** What an account asks to be. */
  role?: 'owner' | 'management';
  /** Why an account was refused. */
  reason?: string;
  /** A calendar of another site that fails since then. */
  feed?: string;
  since?: string;
  payment?: Enums<'payment_kind'>;
  /** What is paid for, where it is an extra, or what work is done. */
  what?: string;
  amount_cents?: number;
  due_on?: string;
  method?: Enums<'payment_method'>;
  received_on?: string;
  reference?: string;
  receipt_no?: number;
  /** What a refund returns; none for the price. */
  returns?: Enums<'payment_kind'>;
  added?: boolean;
  dropped?: boolean;
  relet_cents?: number;
  released_cents?: number;
  claim_cents?: number;
  /** Of a statement: its month, number and balance. */
  month?: string;
  number?: string;
  balance_cents?: number;
}
