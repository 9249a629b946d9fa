import { writeCalendarFile } from '../../../shared/src/format/calendar-file';
import type { Answer } from '../../../shared/src/data/database';

/** The end of each UID of ours: by it we know our own nights when another calendar gives them back. */
export const OWN_UID = '@nights.marisma';

/** The taken nights of a house as iCalendar. The last day of an event is the day of departure. */
export const writeCalendar = ({ name, nights }: Pick<Answer<'read_calendar'>, 'name' | 'nights'>): string =>
  writeCalendarFile({
    product: 'Taken nights',
    subscribedAs: name,
    events: nights.map((one) => ({
      uid: `${one.id}${OWN_UID}`,
      summary: one.reserved ? 'Reserved' : 'Blocked',
      start: one.from_day,
      end: one.to_day,
      sequence: one.sequence,
      busy: true,
      changedAt: new Date(one.changed_at),
    })),
  });
