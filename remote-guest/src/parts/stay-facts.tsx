import { formatDateRange, plural } from '@marisma/shared/format';
import { intlLocale } from '@marisma/shared/texts';
import type { Booking } from '../sample/bookings';
import { t } from '../texts';

/** The days of a stay in words, in the visitor's language: 'Dec 14 – 21, 2026'. */
export const useStayDates = (): ((stay: Pick<Booking, 'checkIn' | 'checkOut'>) => string) => {
  const locale = intlLocale();
  return ({ checkIn, checkOut }) => formatDateRange(checkIn, checkOut, locale);
};

/** When, how long and how many: one line about a stay. */
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
