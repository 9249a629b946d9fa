import {
  formatDate,
  formatDateRange,
  formatDayOf as formatDayOfIn,
  formatMoment as formatMomentIn,
  type PlainDate,
} from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';

/** A moment on the clocks of the houses: 'Mon, Nov 23, 4:20 PM'. */
export const formatMoment = (moment: Date | number | string): string =>
  formatMomentIn(new Date(moment), intlLocale());

/** The day at the houses on which something happened: 'Nov 23, 2026'. */
export const formatDayOf = (text: string): string => formatDayOfIn(new Date(text), intlLocale());

/** 'Nov 23, 2026'. */
export const formatDay = (day: PlainDate): string => formatDate(day, intlLocale());

/** 'Nov 23 – 27, 2026'. */
export const formatNights = (checkIn: PlainDate, checkOut: PlainDate): string =>
  formatDateRange(checkIn, checkOut, intlLocale());
