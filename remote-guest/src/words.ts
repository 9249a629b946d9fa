import { formatDateRange, formatMoney, type PlainDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';

/** An amount of US cents. */
export const moneyInWords = (cents: number): string => formatMoney(cents / 100, intlLocale());

/** The dates of a stay: 'Dec 14 – 21, 2026'. */
export const datesInWords = (stay: { check_in: PlainDate; check_out: PlainDate }): string =>
  formatDateRange(stay.check_in, stay.check_out, intlLocale());

/** A moment in the visitor's own time, with the zone named: 'Dec 1, 2026, 10:42 AM CST'. */
export const momentInWords = (moment: string | Date): string =>
  new Intl.DateTimeFormat(intlLocale(), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(moment));
