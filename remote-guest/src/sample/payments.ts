import { addDays, type PlainDate } from '@marisma/area-kit/format';
import { stayPolicy } from '@marisma/area-kit/houses';
import type { Booking } from '../lib/booking';
import type { Payment, PaymentKind } from '../lib/payment';

const CARD = '4242';
const { depositPercent, balanceDays, bankFeePercent } = stayPolicy;

/**
 * What was paid, is due and went back for these bookings under the terms, latest first.
 * @param today the visitor's own calendar day
 */
export function samplePayments(bookings: readonly Booking[], today: PlainDate): readonly Payment[] {
  return bookings
    .flatMap((booking) => paymentsOf(booking, today))
    .sort((a, b) => b.date.localeCompare(a.date));
}

function paymentsOf(booking: Booking, today: PlainDate): Payment[] {
  const { checkIn, total } = booking;
  const deposit = (total * depositPercent) / 100;
  const payment = (
    kind: PaymentKind,
    daysBefore: number,
    amount: number,
    status: Payment['status'] = 'paid',
  ): Payment => ({
    id: `${booking.id}-${kind[0]?.toUpperCase()}`,
    booking,
    kind,
    date: addDays(checkIn, -daysBefore),
    amount,
    status,
    card: CARD,
  });
  switch (booking.status) {
    case 'upcoming': {
      const balance = payment('balance', balanceDays, total - deposit);
      return [
        payment('deposit', 150, deposit),
        { ...balance, status: balance.date > today ? 'due' : 'paid' },
      ];
    }
    case 'past':
      return [payment('full', balanceDays - 15, total)];
    case 'cancelled':
      return [
        payment('deposit', balanceDays + 40, deposit),
        payment('refund', balanceDays + 15, (-deposit * (100 - bankFeePercent)) / 100, 'refunded'),
      ];
  }
}
