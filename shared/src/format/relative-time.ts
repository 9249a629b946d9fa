import { now } from './now';

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** The time since or until a date: '3 hours ago', 'yesterday', 'in 2 days'. `from` is for tests. */
export function formatRelativeTime(moment: Date, locale = 'en-US', from: Date = now()): string {
  const seconds = Math.round((moment.getTime() - from.getTime()) / 1000);
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return format.format(Math.trunc(seconds / size), unit);
}
