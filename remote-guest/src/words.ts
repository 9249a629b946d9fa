import { formatAtHouse, formatDateRange, formatMoney, type PlainDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { live } from './texts/en/live';

/** An amount of US cents. */
export const moneyInWords = (cents: number): string => formatMoney(cents / 100, intlLocale());

/** The dates of a stay: 'Dec 14 – 21, 2026'. */
export const datesInWords = (stay: { check_in: PlainDate; check_out: PlainDate }): string =>
  formatDateRange(stay.check_in, stay.check_out, intlLocale());

/** A moment in the time of the houses, with the zone named: 'December 1, 2026 at 10:42 AM CST'. */
export const momentInWords = (moment: string | Date): string =>
  live.atHouse(
    formatAtHouse(new Date(moment), intlLocale(), {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
  );
