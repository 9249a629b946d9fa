import { officeHours, type OfficeHoursWords } from '../texts/en/office-hours';

/** Hours of a weekday, 1 is Monday; 'HH:MM', until '24:00'. */
export interface OpenInterval {
  weekday: number;
  opens: string;
  closes: string;
}

const from = (weekdays: readonly number[], opens: string, closes: string): OpenInterval[] =>
  weekdays.map((weekday) => ({ weekday, opens, closes }));

/**
 * The office's hours of the specification, with which the database begins; staff change them at /desk/hours. Pages show
 * these until they have asked for the current ones.
 */
export const usualHours: readonly OpenInterval[] = [
  ...from([1, 2, 3, 4, 5], '08:00', '20:00'),
  ...from([6, 7], '09:00', '18:00'),
];

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** '08:00' or '08:00:00' as '8:00 AM' or '8:00'. Not by Intl, whose first formatter takes 80 ms on a phone. */
function clock(time: string, { halves }: OfficeHoursWords): string {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(2, 5)];
  return `${hour % 12 || 12}${minute} ${halves[hour % 24 < 12 ? 0 : 1]}`;
}

/**
 * The hours of a week in lines, days with the same hours together: 'Mon-Fri 8:00 AM-8:00 PM', 'Sat-Sun closed'.
 * @param hours in any order; a day can have several intervals or none
 * @param words for tests: those of another language than the document's
 */
export function describeHours(
  hours: readonly OpenInterval[],
  words: OfficeHoursWords = officeHours,
): string[] {
  const ofDay = (weekday: number): string =>
    hours
      .filter((one) => one.weekday === weekday)
      .sort((one, other) => (one.opens < other.opens ? -1 : 1))
      .map(({ opens, closes }) => words.interval(clock(opens, words), clock(closes, words)))
      .join(words.and);
  const groups: { first: number; last: number; open: string }[] = [];
  for (const weekday of WEEK) {
    const open = ofDay(weekday);
    const group = groups.at(-1);
    if (group?.open === open) group.last = weekday;
    else groups.push({ first: weekday, last: weekday, open });
  }
  return groups.map(({ first, last, open }) => {
    const name = (day: number) => words.weekdays[day - 1] ?? '';
    const days = words.days(name(first), name(last), last - first + 1);
    return open ? words.open(days, open) : words.closed(days);
  });
}
