import { formatClock, type AllDayEvent } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { homeOf } from '../homes';
import { t } from '../texts';
import type { Stay } from '../parts/own';
import { hostOf } from '../parts/stay';

const statuses = { pending: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

/** The calendar event of a stay: all day, from arrival through the last night. */
export function stayEvent(stay: Stay): AllDayEvent {
  const home = homeOf(stay.property_id);
  const texts = t.bookings.stay;
  const { name: host, phone } = hostOf(stay);
  return {
    uid: `${stay.code}@marisma.example`,
    summary: texts.calendarSummary(stay.house),
    location: [stay.house, home?.location].filter(Boolean).join(', '),
    description: texts.calendarDescription({
      checkIn: formatClock(stay.check_in_time, intlLocale()),
      checkOut: formatClock(stay.check_out_time, intlLocale()),
      host,
      phone,
      id: stay.code,
    }),
    start: stay.check_in,
    end: stay.check_out,
    sequence: stay.version - 1,
    status: statuses[stay.status],
    busy: false,
  };
}
