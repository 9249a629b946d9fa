import { readTimestamp, type PlainDate } from '@marisma/shared/format';

/** A time of the data service; an invalid Date for what is none. */
export const momentOf = (text: string | null): Date => new Date(readTimestamp(text) ?? Number.NaN);

/** The day where the houses are; en-CA writes days as ISO 8601 does. */
export const dayAtHouse = (moment: Date): PlainDate =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(moment);

/** Amounts of the data service are whole US cents. */
export const dollars = (cents: number): number => cents / 100;
