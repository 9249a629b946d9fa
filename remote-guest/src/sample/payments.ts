import { addDays, type PlainDate } from '@marisma/shared/format';
import type { Booking } from './bookings';

export type PaymentKind = 'deposit' | 'balance' | 'full' | 'refund';

export interface Payment {
  id: string;
  booking: Booking;
  kind: PaymentKind;
  /** The day it was, or will be, charged. */
  date: PlainDate;
  /** US dollars; negative when it went back to the guest. */
  amount: number;
  status: 'paid' | 'due' | 'refunded';
  /** Last four digits of the card. */
  card: string;
}

const BALANCE_DUE_BEFORE = 14;
const DEPOSIT_SHARE = 0.5;
const CARD = '4242';

/** What was paid, is due and went back for these bookings, latest first. */
export function samplePayments(bookings: readonly Booking[]): readonly Payment[] {
  return bookings.flatMap(paymentsOf).sort((a, b) => b.date.localeCompare(a.date));
}

function paymentsOf(booking: Booking): Payment[] {
  const half = booking.total * DEPOSIT_SHARE;
  const payment = (
    kind: PaymentKind,
    date: PlainDate,
    amount: number,
    status: Payment['status'],
  ): Payment => ({
    id: `${booking.id}-${kind[0]?.toUpperCase()}`,
    booking,
    kind,
    date,
    amount,
    status,
    card: CARD,
  });
  switch (booking.status) {
    case 'upcoming':
      return [
        payment('deposit', addDays(booking.checkIn, -150), half, 'paid'),
        payment('balance', addDays(booking.checkIn, -BALANCE_DUE_BEFORE), booking.total - half, 'due'),
      ];
    case 'past':
      return [payment('full', addDays(booking.checkIn, -30), booking.total, 'paid')];
    case 'cancelled':
      return [
        payment('deposit', addDays(booking.checkIn, -90), half, 'paid'),
        payment('refund', addDays(booking.checkIn, -40), -half, 'refunded'),
      ];
  }
}
