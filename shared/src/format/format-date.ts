import { parsePlainDate, type PlainDate } from './plain-date';

const styles = {
  numeric: { year: 'numeric', month: '2-digit', day: '2-digit' },
  short: { month: 'short', day: 'numeric' },
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  clock: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateStyle = keyof typeof styles;

/** Kept, because creating one takes a third of a millisecond, and a table has a date in every row. */
const formatters = new Map<string, Intl.DateTimeFormat>();

export function formatter(locale: string, style: DateStyle): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'UTC' });
  formatters.set(key, known);
  return known;
}

/** Spanish writes 'miércoles 3 de febrero', Intl 'miércoles, 3 de febrero'. */
export const withoutDayComma = (words: string): string => words.replace(/^(\p{L}+), (?=\d)/u, '$1 ');

const moment = (date: PlainDate) => {
  const parts = parsePlainDate(date);
  return parts && new Date(`${date}T00:00:00Z`);
};

/** A plain date in words: 'Dec 12, 2026'. Any other text is returned unchanged. */
export function formatDate(date: PlainDate, locale = 'en-US', style: DateStyle = 'medium'): string {
  const at = moment(date);
  return at ? withoutDayComma(formatter(locale, style).format(at)) : date;
}

/**
 * A stay in words, without repeating the parts that both days share: 'Dec 12 – 19, 2026'. The first font file has
 * these spaces, and not Intl's thin ones. No line begins with the dash or a space; a line may end after the dash, as no
 * space prevents that. Short Spanish ranges have no 'de', like single dates: '15–22 dic 2026'.
 */
export function formatDateRange(
  from: PlainDate,
  to: PlainDate,
  locale = 'en-US',
  style: DateStyle = 'medium',
): string {
  const [start, end] = [moment(from), moment(to)];
  if (!start || !end) return `${from} – ${to}`;
  const words = formatter(locale, style).formatRange(start, end).replace(/\s–\s/, '\u00a0– ');
  return style === 'medium' || style === 'short' ? words.replaceAll(' de ', ' ') : words;
}

/** The locale's pattern for a date in digits, in letters of its language: 'MM/DD/YYYY', 'DD/MM/AAAA'. */
export function datePattern(locale = 'en-US'): string {
  const letters: Record<string, string> = {
    year: locale.startsWith('es') ? 'AAAA' : 'YYYY',
    month: 'MM',
    day: 'DD',
  };
  return formatter(locale, 'numeric')
    .formatToParts(0)
    .map((part) => letters[part.type] ?? part.value)
    .join('');
}
