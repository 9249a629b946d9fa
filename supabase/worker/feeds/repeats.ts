import type { Clocks } from './clocks';
import { FeedFailure } from './feed-failure';
import { DAY_MS, dayAt, type Nights, type Point, readPoint } from './points';
import type { EventLines } from './split-events';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** The parts of a rule that are read; one with another part is none that a stay has. */
const PARTS: Record<string, RegExp> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,4}$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  WKST: /^(MO|TU|WE|TH|FR|SA|SU)$/,
  BYDAY: /^([+-]?\d?(MO|TU|WE|TH|FR|SA|SU)(,|$))+$/,
  BYMONTH: /^(\d{1,2}(,|$))+$/,
  BYMONTHDAY: /^(-?\d{1,2}(,|$))+$/,
};
type Rule = Record<string, string | undefined>;

/**
 * How far the repetitions of an event are from its first, itself included.
 * @param window the days that matter
 * @throws FeedFailure 'recurring' for a rule that is not read
 */
export function shiftsOf(
  event: EventLines,
  start: Point,
  window: Nights,
  clocks: Clocks,
  replaced: string[],
): number[] {
  const [rule, another] = event.get('RRULE') ?? [];
  if (another !== undefined) throw new FeedFailure('recurring');
  const listed = valuesOf(event.get('RDATE')).map((value) => dayAt(readPoint(value, clocks).wall));
  const days = new Set([
    dayAt(start.wall),
    ...listed,
    ...(rule ? daysOf(readRule(rule), start, window, clocks) : []),
  ]);
  const keyOf = ({ wall, isDay, clock }: Point): number =>
    start.isDay ? dayAt(wall) : isDay ? Number.NaN : clock.earliest(wall);
  const without = new Set<number>();
  for (const value of valuesOf([...(event.get('EXDATE') ?? []), ...replaced])) {
    try {
      without.add(keyOf(readPoint(value, clocks, start.clock)));
    } catch (error) {
      if (!(error instanceof FeedFailure) || error.code !== 'bad_event') throw error;
    }
  }
  return [...days]
    .sort((one, other) => one - other)
    .map((day) => day - dayAt(start.wall))
    .filter((shift) => without.size === 0 || !without.has(keyOf({ ...start, wall: start.wall + shift })));
}

/** The values of a list, each with the parameters before it. */
const valuesOf = (lines: string[] = []): string[] =>
  lines.flatMap((line) => {
    const [head = '', list = ''] = line.split(/:(?=\s*\d{4})/, 2);
    if (list === '' && /:\s*$/.test(head)) return [];
    return list
      .split(',')
      .filter((value, at) => at === 0 || value.trim() !== '')
      .map((value) => `${head}:${value}`);
  });

function readRule(line: string): Rule {
  const rule: Rule = {};
  const written = line
    .slice(line.indexOf(':') + 1)
    .replaceAll(/\s/g, '')
    .toUpperCase();
  for (const part of written.split(';').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=');
    if (part.length > 200 || !PARTS[name]?.test(value)) throw new FeedFailure('recurring');
    rule[name] = value;
  }
  const isNumbered = /\d/.test(rule['BYDAY'] ?? '');
  const inMonths = rule['FREQ'] === 'MONTHLY' || (rule['FREQ'] === 'YEARLY' && rule['BYMONTH'] !== undefined);
  if (!rule['FREQ'] || (isNumbered && !inMonths)) throw new FeedFailure('recurring');
  return rule;
}

/** The days on which a rule has an event begin, as far as they matter. */
function daysOf(rule: Rule, start: Point, [from, to]: Nights, clocks: Clocks): number[] {
  const first = dayAt(start.wall);
  const matches = matcherOf(rule, first);
  const until = rule['UNTIL'] === undefined ? undefined : readPoint(`:${rule['UNTIL']}`, clocks, start.clock);
  const isAfter = (day: number): boolean =>
    until !== undefined &&
    (start.isDay || until.isDay
      ? day > dayAt(until.wall)
      : start.clock.earliest(start.wall + day - first) > until.clock.earliest(until.wall));
  const found: number[] = [];
  let left = Number(rule['COUNT'] ?? Infinity);
  // Only what is counted has to be looked at from its beginning.
  for (let day = left < Infinity ? first : Math.max(first, dayAt(from)); day <= to; day += DAY_MS) {
    clocks.spend(3);
    if (day !== first && !matches(day)) continue;
    if (left-- === 0 || isAfter(day)) break;
    if (day >= from) found.push(day);
  }
  return found;
}

/** Whether a rule names a day; what it does not say is as on the first day (RFC 5545, section 3.3.10). */
function matcherOf(rule: Rule, first: number): (day: number) => boolean {
  const partsOf = (day: number) => {
    const date = new Date(day);
    const [year, month, inMonth] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
    const fromLast = inMonth - new Date(Date.UTC(year, month + 1, 0)).getUTCDate() - 1;
    return { year, month, inMonth, fromLast, weekday: WEEKDAYS[(date.getUTCDay() + 6) % 7] };
  };
  const interval = Number(rule['INTERVAL'] ?? 1);
  // 5 January 1970 was a Monday.
  const weekStart = Date.UTC(1970, 0, 5) + WEEKDAYS.indexOf(rule['WKST'] ?? 'MO') * DAY_MS;
  const periodOf = (day: number, { year, month }: { year: number; month: number }): number => {
    if (rule['FREQ'] === 'DAILY') return day / DAY_MS;
    if (rule['FREQ'] === 'WEEKLY') return Math.floor((day - weekStart) / (7 * DAY_MS));
    return rule['FREQ'] === 'MONTHLY' ? year * 12 + month : year;
  };
  const zero = partsOf(first);
  const numbers = (name: string): number[] | undefined => rule[name]?.split(',').map(Number);
  const [months, monthDays, weekdays] = [
    numbers('BYMONTH'),
    numbers('BYMONTHDAY'),
    rule['BYDAY']?.split(','),
  ];
  return (day) => {
    const date = partsOf(day);
    if ((periodOf(day, date) - periodOf(first, zero)) % interval !== 0) return false;
    if (months && !months.includes(date.month + 1)) return false;
    if (monthDays && !monthDays.includes(date.inMonth) && !monthDays.includes(date.fromLast)) return false;
    const { weekday = '' } = date;
    if (weekdays)
      return [
        weekday,
        `${Math.ceil(date.inMonth / 7)}${weekday}`,
        `${Math.floor(date.fromLast / 7)}${weekday}`,
      ].some((one) => weekdays.includes(one) || weekdays.includes(`+${one}`));
    if (rule['FREQ'] === 'WEEKLY') return weekday === zero.weekday;
    if (rule['FREQ'] === 'DAILY' || monthDays) return true;
    return (
      date.inMonth === zero.inMonth && (rule['FREQ'] === 'MONTHLY' || !!months || date.month === zero.month)
    );
  };
}
