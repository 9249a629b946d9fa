import { formatMoney, readTimestamp, type PlainDate } from '@marisma/shared/format';
import { intlLocale } from '@marisma/shared/texts';

/** A time of the data service; an invalid Date for what is none. */
export const momentOf = (text: string | null): Date => new Date(readTimestamp(text) ?? Number.NaN);

/** The day where the houses are; en-CA writes days as ISO 8601 does. */
export const dayAtHouse = (moment: Date): PlainDate =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(moment);

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
