import { datePattern } from './format-date';
import { parsePlainDate, type PlainDate } from './plain-date';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function monthNamed(word: string, locale: string): number | undefined {
  const named = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    if (fold(named.format(Date.UTC(2024, month - 1, 1))).startsWith(fold(word))) return month;
  }
  return undefined;
}

const pad = (part: number | string, width: number) => String(part).padStart(width, '0');

/**
 * Parses a typed day: 'YYYY-MM-DD', digits in the locale's order ('12/31/2026'), or with the month in letters ('Dec 31,
 * 2026'). Undefined for an incomplete or nonexistent date.
 */
export function readDate(text: string, locale = 'en-US'): PlainDate | undefined {
  const tokens = text.trim().match(/\p{L}{3,}|\d+/gu) ?? [];
  const year = tokens.find((token) => /^\d{4}$/.test(token));
  const word = tokens.find((token) => /^\p{L}/u.test(token) && monthNamed(token, locale));
  const small = tokens.filter((token) => /^\d{1,2}$/.test(token));
  if (!year) return undefined;
  if (word && small.length === 1) return checked(year, monthNamed(word, locale), small[0]);
  if (word || small.length !== 2 || /\p{L}/u.test(text)) return undefined;

  const pattern = tokens[0] === year ? 'MD' : datePattern(locale);
  const dayFirst = pattern.indexOf('D') < pattern.indexOf('M');
  return dayFirst ? checked(year, small[1], small[0]) : checked(year, small[0], small[1]);
}

function checked(year: string, month: number | string = '', day: string = ''): PlainDate | undefined {
  const date = `${year}-${pad(month, 2)}-${pad(day, 2)}`;
  return parsePlainDate(date) && date;
}
