import {
  formatAtHouse,
  formatDate,
  formatDateRange,
  formatDayOf,
  formatMoment,
  readMoment,
  type PlainDate,
} from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';

/** A time of the data service; an invalid Date for what is none. */
export const momentOf = readMoment;

/** A moment in the house's time: 'Mon, Nov 23, 4:20 PM'. */
export const momentInWords = (moment: Date | number | string): string =>
  formatMoment(new Date(moment), intlLocale());

/** The time of day at the house: '4:20 PM'. */
export const timeInWords = (moment: Date | number): string =>
  formatAtHouse(moment, intlLocale(), { hour: 'numeric', minute: '2-digit' });

/** The day at the house on which something happened: 'Nov 23, 2026'. */
export const dayOfMoment = (text: string): string => formatDayOf(readMoment(text), intlLocale());

export const dayInWords = (day: PlainDate): string => formatDate(day, intlLocale());

export const nightsInWords = (checkIn: PlainDate, checkOut: PlainDate): string =>
  formatDateRange(checkIn, checkOut, intlLocale());
