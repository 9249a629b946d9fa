import { now } from './now';

/** A calendar day as 'YYYY-MM-DD', without time or time zone, so it means the same day everywhere. Sorts as text. */
export type PlainDate = string;

export type DateParts = { year: number; month: number; day: number };

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY = 86_400_000;

// Days are counted on the UTC calendar, which has no daylight saving time; local time is never converted.
const count = ({ year, month, day }: DateParts) => {
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  return moment.getTime() / DAY;
};

/** Parts of a 'YYYY-MM-DD' text; undefined for another format or a day that does not exist (ISO 8601). */
export function parsePlainDate(text: string): DateParts | undefined {
  const match = shape.exec(text);
  if (!match) return undefined;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return toPlainDate(parts) === text ? parts : undefined;
}

/** 'YYYY-MM-DD' of the parts. Parts beyond their range roll over: 32 January becomes 1 February. */
export function toPlainDate(parts: DateParts): PlainDate {
  return new Date(count(parts) * DAY).toISOString().slice(0, 10);
}

/** The day of a `Date` on the visitor's calendar. */
export function fromLocalDate(date: Date): PlainDate {
  return toPlainDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}

/** Today on the visitor's calendar. `moment` is for tests. */
export function today(moment: Date = now()): PlainDate {
  return fromLocalDate(moment);
}

/**
 * The day `days` after a date, or before it when `days` is negative.
 * @throws RangeError when `date` is not a plain date
 */
export function addDays(date: PlainDate, days: number): PlainDate {
  return new Date((countOf(date) + days) * DAY).toISOString().slice(0, 10);
}

/**
 * Nights between arrival and departure; negative when departure is before arrival.
 * @throws RangeError when either is not a plain date
 */
export function nightsBetween(checkIn: PlainDate, checkOut: PlainDate): number {
  return countOf(checkOut) - countOf(checkIn);
}

function countOf(date: PlainDate): number {
  const parts = parsePlainDate(date);
  if (!parts) throw new RangeError(`Not a plain date: ${date}`);
  return count(parts);
}
