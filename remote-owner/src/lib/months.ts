import { addDays, parsePlainDate, toPlainDate, type PlainDate } from '@marisma/area-kit/format';
import type { Span } from './span';

/** The first day of the month `by` months after the month of a day. */
export function monthAfter(day: PlainDate, by = 0): PlainDate {
  const parts = parsePlainDate(day);
  if (!parts) throw new RangeError(`Not a plain date: ${day}`);
  return toPlainDate({ year: parts.year, month: parts.month + by, day: 1 });
}

/** The month in an address, '2026-12'; the month of `today` for anything else. */
export function readMonth(text: string | null, today: PlainDate): PlainDate {
  const day = `${text ?? ''}-01`;
  return parsePlainDate(day) && day >= '2000-01-01' && day < '2100-01-01' ? day : monthAfter(today);
}

/** As the address has it: '2026-12'. */
export const writeMonth = (day: PlainDate): string => day.slice(0, 7);

export const monthSpan = (month: PlainDate): Span => ({ from: month, to: monthAfter(month, 1) });

/** The days of a span, in order. */
export function daysIn({ from, to }: Span): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}
