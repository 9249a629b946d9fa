import type { Enums } from '../database.types';
import type { Row } from './rows';

/** A stay in the list of all houses. */
export type ListedStay = Pick<
  Row<'reservations'>,
  | 'id'
  | 'code'
  | 'property_id'
  | 'check_in'
  | 'check_out'
  | 'guests'
  | 'status'
  | 'closed_as'
  | 'total_cents'
  | 'hold_until'
> &
  Record<'name' | 'email' | 'phone' | 'request_id', string | null> &
  Record<`${'received' | 'due' | 'overdue' | 'refund'}_cents`, number>;

/** What is to do with money, or `received`: what came and went. */
export type MoneyGroup =
  | 'today'
  | 'overdue'
  | 'refunds'
  | 'unexpected'
  | 'held'
  | 'holds'
  | 'unpaid'
  | 'disputes'
  | 'relet'
  | 'received';

/** A payment in a group of the page of money, or a stay in one of stays, which has no columns of a payment. */
export type MoneyRow = Pick<Row<'reservations'>, 'code' | 'check_in' | 'check_out' | 'hold_until'> & {
  [C in 'kind' | 'what' | 'method' | 'received_on' | 'reference' | 'receipt_no' | 'noted_by']:
    | Row<'payments'>[C]
    | null;
} & {
  id: string;
  reservation_id: string;
  payment_id: string | null;
  /** The day that counts in its group. */
  day: string;
  /** Below zero for what went out. */
  cents: number;
  /** The name of the house. */
  property: string;
  name: string | null;
  request_id: string | null;
};

export type Sum = 'stays' | 'nights' | `${'revenue' | 'received' | 'due' | 'overdue' | 'refund'}_cents`;

/** Whose address an account named in a form: its confirmed one, its own, or another. */
export type Sender = 'confirmed' | 'unconfirmed' | 'other';

/** What an event of a request says, by its kind; a form is the first event of its request. */
export interface RequestEventData {
  [key: string]: unknown;
  service_title?: string;
  inquiry_type?: 'booking' | 'concierge' | 'owner' | 'general';
}

/** A request in what is known of a guest. */
export type KnownRequest = Pick<
  Row<'desk_requests'>,
  | 'id'
  | 'kind'
  | 'state'
  | 'subject'
  | 'opened_at'
  | 'check_in'
  | 'check_out'
  | 'guests'
  | 'total_cents'
  | 'guest_id'
  | 'reservation_id'
  | 'merged_into'
> & {
  about: About | null;
  /** Whether it comes from the same account; else only the address is the same. */
  own: boolean;
};

/** What an inquiry is about, or where a stay stands. */
export type About = 'booking' | 'concierge' | 'owner' | 'general' | Enums<'stay_status'>;
