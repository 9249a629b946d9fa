import { formatClock, type AllDayEvent } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import type { Booking } from '../lib/booking';
import { homeOf } from '../sample/homes';
import { t } from '../texts';

const statuses = { pending: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

/** The calendar event of a stay: all day, from arrival through the last night. */
export function stayEvent(booking: Booking): AllDayEvent {
  const { checkIn, checkOut } = homeOf(booking.property);
  const { title, location } = t.homes[booking.property];
  const { stay } = t.bookings;
  const { live } = booking;
  return {
    uid: `${booking.id}@marisma.example`,
    summary: stay.calendarSummary(title),
    location: `${title}, ${location}`,
    description: stay.calendarDescription({
      checkIn: formatClock(checkIn, intlLocale()),
      checkOut: formatClock(checkOut, intlLocale()),
      host: booking.host,
      phone: booking.hostPhone,
      id: booking.id,
    }),
    start: booking.checkIn,
    end: booking.checkOut,
    sequence: live ? live.version - 1 : 0,
    status: live ? statuses[live.state] : 'CONFIRMED',
    busy: false,
  };
}
