import { formatMoney, readTimestamp } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';

/** A time of the data service; an invalid Date for what is none. */
export const momentOf = (text: string | null): Date => new Date(readTimestamp(text) ?? Number.NaN);

export { dayAtHouse } from '@marisma/area-kit/format';

/** Amounts of the data service are whole US cents. */
export const dollars = (cents: number): number => cents / 100;

/** A moment in the visitor's own time, with the zone named: 'Dec 1, 2026, 10:42 AM CST'. */
export const momentInWords = (moment: Date): string =>
  new Intl.DateTimeFormat(intlLocale(), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(moment);

export const moneyInWords = (amount: number): string => formatMoney(amount, intlLocale());
