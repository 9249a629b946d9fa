import { addDays, parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import type { Nights } from './calendar.data';

/** How many nights can be shown at once. */
export const LENGTHS = [14, 30, 90] as const;
export type Length = (typeof LENGTHS)[number];

export interface Period extends Nights {
  length: Length;
}

export const periodOf = (from: PlainDate, length: Length): Period => ({
  from,
  to: addDays(from, length),
  length,
});

/** The period in an address; 30 nights from today for whatever is missing or cannot be read. */
export function readPeriod(params: URLSearchParams, today: PlainDate): Period {
  const from = params.get('from') ?? '';
  const known = parsePlainDate(from) && from >= '2000-01-01' && from < '2100-01-01';
  const length = LENGTHS.find((one) => String(one) === params.get('days'));
  return periodOf(known ? from : today, length ?? 30);
}

/** The days of a period, in order. */
export function daysIn({ from, to }: Nights): PlainDate[] {
  const days: PlainDate[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

export const holds = ({ from, to }: Nights, day: PlainDate): boolean => from <= day && day < to;
