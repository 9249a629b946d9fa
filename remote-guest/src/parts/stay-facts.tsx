import { formatDateRange, plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import type { Booking } from '../lib/booking';
import { t } from '../texts';

/** The dates of a stay as text, in the visitor's language: 'Dec 14 – 21, 2026'. */
export const useStayDates = (): ((stay: Pick<Booking, 'checkIn' | 'checkOut'>) => string) => {
  const locale = intlLocale();
  return ({ checkIn, checkOut }) => formatDateRange(checkIn, checkOut, locale);
};

/** Dates, nights and guests of a stay, in one line. */
export function StayFacts({ booking }: { booking: Booking }) {
  const { bookings } = t;
  const locale = intlLocale();
  const dates = useStayDates();
  const facts = [
    dates(booking),
    plural(booking.nights, bookings.nights, locale),
    plural(booking.guests, bookings.guests, locale),
  ];
  return <>{facts.join(' · ')}</>;
}
