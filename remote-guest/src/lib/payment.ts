import type { PlainDate } from '@marisma/area-kit/format';
import type { Booking } from './booking';

export type PaymentKind = 'deposit' | 'balance' | 'full' | 'refund';

export interface Payment {
  id: string;
  booking: Booking;
  kind: PaymentKind;
  /** The day it was, or will be, paid. */
  date: PlainDate;
  /** US dollars; negative when it goes back to the guest. */
  amount: number;
  status: 'paid' | 'due' | 'owed' | 'refunded';
  /** Last four digits of the card, where one is known. */
  card?: string;
}
