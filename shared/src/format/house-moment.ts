import { formatDate, formatter, withoutDayComma } from './format-date';
import { dayAtHouse, HOUSE_ZONE } from './house-time';

/** The same words, whose lines do not begin with 'PM' or 'p.m.' */
const withoutBreaks = (words: string): string =>
  withoutDayComma(words)
    .replace(/\s(?=[AP]M\b|[ap]\.m\.)/, '\u00a0')
    // Intl writes 'a las 1:00'.
    .replace(/ a las (?=1:)/, ' a la ');

/** A moment on the clocks of the house; a dash for what is none. */
export const formatAtHouse = (
  moment: Date | number,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string =>
  Number.isNaN(Number(moment))
    ? '–'
    : withoutBreaks(new Intl.DateTimeFormat(locale, { ...options, timeZone: HOUSE_ZONE }).format(moment));

/** A moment in the house's time: 'Mon, Nov 23, 4:20 PM'. */
export const formatMoment = (moment: Date | number, locale: string): string =>
  formatAtHouse(moment, locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** A time of day as a language writes it: '15:40' as '3:40 PM'. Any other text is returned unchanged. */
export function formatClock(time: string, locale: string): string {
  const at = new Date(`1970-01-01T${time}Z`);
  if (Number.isNaN(at.getTime())) return time;
  return withoutBreaks(formatter(locale, 'clock').format(at));
}

/** The day at the house on which something happened: 'Nov 23, 2026'. */
export const formatDayOf = (moment: Date, locale: string): string =>
  Number.isNaN(moment.getTime()) ? '–' : formatDate(dayAtHouse(moment), locale);
