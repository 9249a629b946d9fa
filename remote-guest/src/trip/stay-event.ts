import type { AllDayEvent } from '../lib/ics';
import type { Booking } from '../sample/bookings';
import { homeOf } from '../sample/homes';
import { t } from '../texts';

/** The calendar event of a stay: all day, from arrival through the last night. */
export function stayEvent(booking: Booking): AllDayEvent {
  const { checkIn, checkOut } = homeOf(booking.property);
  const { title, location } = t.homes[booking.property];
  const { stay } = t.bookings;
  return {
    uid: `${booking.id}@marisma.example`,
    summary: stay.calendarSummary(title),
    location: `${title}, ${location}`,
    description: stay.calendarDescription({
      checkIn,
      checkOut,
      host: booking.host,
      phone: booking.hostPhone,
      id: booking.id,
    }),
    start: booking.checkIn,
    end: booking.checkOut,
  };
}
