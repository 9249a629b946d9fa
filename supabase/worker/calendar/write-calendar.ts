import { writeCalendarFile } from '../../../shared/src/format/calendar-file';
import type { Answer } from '../../../shared/src/data/database';

/** The suffix of our UIDs, by which our own nights are recognized in another calendar. */
export const OWN_UID = '@nights.marisma';

const BLOCKED = { en: 'Blocked', es: 'Bloqueado' };

/**
 * The taken nights of a house, or of an owner's houses, which a house and a code or a site then name, as iCalendar. The
 * last day of an event is the day of departure.
 */
export const writeCalendar = ({
  name,
  locale,
  nights,
}: Pick<Answer<'read_calendar'>, 'name' | 'locale' | 'nights'>): string =>
  writeCalendarFile({
    product: 'Taken nights',
    subscribedAs: name,
    events: nights.map((one) => ({
      uid: `${one.id}${OWN_UID}`,
      summary: one.house
        ? `${one.called ?? BLOCKED[locale === 'es' ? 'es' : 'en']} · ${one.house}`
        : one.reserved
          ? 'Reserved'
          : BLOCKED.en,
      start: one.from_day,
      end: one.to_day,
      sequence: one.sequence,
      busy: true,
      changedAt: new Date(one.changed_at),
    })),
  });
