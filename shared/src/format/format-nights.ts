import { formatDate, formatDateRange } from './format-date';
import { addDays, type PlainDate } from './plain-date';

/** Nights in words, those that follow each other as one range: 'Dec 4 – 10, 2026 and Dec 15, 2026'. */
export function formatNights(nights: readonly PlainDate[], locale = 'en-US'): string {
  const runs: [PlainDate, PlainDate][] = [];
  for (const night of nights) {
    const run = runs.at(-1);
    if (run && addDays(run[1], 1) === night) run[1] = night;
    else runs.push([night, night]);
  }
  const words = runs.map(([first, last]) =>
    first === last ? formatDate(first, locale) : formatDateRange(first, last, locale),
  );
  return new Intl.ListFormat(locale).format(words);
}
