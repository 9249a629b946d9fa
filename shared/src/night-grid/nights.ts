import { addDays, nightsBetween, parsePlainDate, toPlainDate, type PlainDate } from '../format';

/** Nights from `from` to the one before `to`. */
export interface Nights {
  from: PlainDate;
  to: PlainDate;
}

export const contains = ({ from, to }: Nights, day: PlainDate): boolean => from <= day && day < to;

export const overlap = (one: Nights, other: Nights): boolean => one.from < other.to && other.from < one.to;

export const maxDate = (one: PlainDate, other: PlainDate): PlainDate => (one > other ? one : other);
export const minDate = (one: PlainDate, other: PlainDate): PlainDate => (one < other ? one : other);

/** The part of nights that lies in a period. */
export const intersect = ({ from, to }: Nights, period: Nights): Nights => ({
  from: maxDate(from, period.from),
  to: minDate(to, period.to),
});

/** The nights between two chosen ones, both included, whichever is first. */
export const nightsFromTo = (one: PlainDate, other: PlainDate): Nights => ({
  from: minDate(one, other),
  to: addDays(maxDate(one, other), 1),
});

/** The nights after a drag from one day to another: moved whole, or only their end, which stays behind the first night. */
export function nightsAfterDrag(
  { from, to }: Nights,
  byEnd: boolean,
  start: PlainDate,
  end: PlainDate,
): Nights {
  const days = nightsBetween(start, end);
  if (!byEnd) return { from: addDays(from, days), to: addDays(to, days) };
  return { from, to: maxDate(addDays(to, days), addDays(from, 1)) };
}

/** The days of a period, in order. */
export function daysIn({ from, to }: Nights): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first day of the month `by` months after the month of a day. */
export function monthAfter(day: PlainDate, by = 0): PlainDate {
  const parts = parsePlainDate(day);
  if (!parts) throw new RangeError(`Not a plain date: ${day}`);
  return toPlainDate({ year: parts.year, month: parts.month + by, day: 1 });
}

/** The nights of the month that begins with a day. */
export const nightsOfMonth = (month: PlainDate): Nights => ({ from: month, to: monthAfter(month, 1) });

/** The same day of the month `by` months later, or the last day of that month. */
export function dayInMonthAfter(day: PlainDate, by: number): PlainDate {
  const { from, to } = nightsOfMonth(monthAfter(day, by));
  return minDate(addDays(from, Number(day.slice(8)) - 1), addDays(to, -1));
}

const SUNDAY = '2026-11-01';

/** Day of the week, 0 for Sunday. */
export const weekdayOf = (day: PlainDate): number => ((nightsBetween(SUNDAY, day) % 7) + 7) % 7;

/** The seven days of a week, to name its columns. */
export const WEEK = daysIn({ from: SUNDAY, to: addDays(SUNDAY, 7) });

/** The weeks of a month from Sunday on, with the days of its neighbors that they have. */
export function weeksOf(month: PlainDate): PlainDate[][] {
  const first = addDays(month, -weekdayOf(month));
  const weeks = Math.ceil(nightsBetween(first, monthAfter(month, 1)) / 7);
  return Array.from({ length: weeks }, (_, week) => {
    const from = addDays(first, week * 7);
    return daysIn({ from, to: addDays(from, 7) });
  });
}
