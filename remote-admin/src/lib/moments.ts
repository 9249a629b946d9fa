import {
  formatDate,
  formatDateRange,
  formatDayOf,
  formatMoment,
  type PlainDate,
} from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';

/** A moment in the house's time: 'Mon, Nov 23, 4:20 PM'. */
export const momentInWords = (moment: Date | number | string): string =>
  formatMoment(new Date(moment), intlLocale());

/** The day at the house on which something happened: 'Nov 23, 2026'. */
export const dayOfMoment = (text: string): string => formatDayOf(new Date(text), intlLocale());

export const dayInWords = (day: PlainDate): string => formatDate(day, intlLocale());

export const nightsInWords = (checkIn: PlainDate, checkOut: PlainDate): string =>
  formatDateRange(checkIn, checkOut, intlLocale());
