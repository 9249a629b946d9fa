import { formatAtHouse } from '../../../shared/src/format/house-moment';
import { formatMoney } from '../../../shared/src/format/money';
import { readTimestamp } from '../../../shared/src/format/read-timestamp';
import { INTL_LOCALE, type Locale } from '../../../shared/src/texts/locale';
import type { Words } from './words/en';

/** A moment in words, in the time of the houses; undefined for what is none. */
export function momentAtHouse(
  text: string | undefined,
  locale: Locale,
  words: Pick<Words, 'moment'>,
): string | undefined {
  const time = readTimestamp(text ?? null);
  if (time === null) return undefined;
  const shown = (options: Intl.DateTimeFormatOptions): string =>
    formatAtHouse(time, INTL_LOCALE[locale], options);
  return words.moment(
    shown({ weekday: 'long', month: 'long', day: 'numeric' }),
    shown({ hour: 'numeric', minute: '2-digit' }),
  );
}

/** US cents in words. */
export const money = (cents: number, locale: Locale): string => formatMoney(cents / 100, INTL_LOCALE[locale]);
