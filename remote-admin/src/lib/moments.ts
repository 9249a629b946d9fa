import {
  dayAtHouse,
  formatDate,
  formatDateRange,
  HOUSE_ZONE,
  readTimestamp,
  type PlainDate,
} from '@marisma/shared/format';
import { intlLocale } from '@marisma/shared/texts';

/** A time of the data service; an invalid Date for what is none. */
export const momentOf = (text: string): Date => new Date(readTimestamp(text) ?? Number.NaN);

const inWords = (options: Intl.DateTimeFormatOptions) => (moment: Date | number) =>
  Number.isNaN(Number(moment))
    ? '–'
    : new Intl.DateTimeFormat(intlLocale(), { ...options, timeZone: HOUSE_ZONE }).format(moment);

/** A moment in the house's time: 'Mon, Nov 23, 4:20 PM'. */
export const momentInWords = inWords({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** The time of day at the house: '4:20 PM'. */
export const timeInWords = inWords({ hour: 'numeric', minute: '2-digit' });

/** The day at the house on which something happened: 'Nov 23, 2026'. */
export const dayOfMoment = (text: string): string => {
  const moment = momentOf(text);
  return Number.isNaN(moment.getTime()) ? '–' : dayInWords(dayAtHouse(moment));
};

export const dayInWords = (day: PlainDate): string => formatDate(day, intlLocale());

export const nightsInWords = (checkIn: PlainDate, checkOut: PlainDate): string =>
  formatDateRange(checkIn, checkOut, intlLocale());
