import { formatMoney } from '../../../shared/src/format/money';
import { readTimestamp } from '../../../shared/src/format/read-timestamp';
import { INTL_LOCALE, type Locale } from '../../../shared/src/texts/locale';

const HOUSE_ZONE = 'America/Mexico_City';

/** A moment in words, in the time of the houses; undefined for what is none. */
export function momentAtHouse(text: string | undefined, locale: Locale): string | undefined {
  const time = readTimestamp(text ?? null);
  if (time === null) return undefined;
  return new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: HOUSE_ZONE,
  }).format(time);
}

/** US cents in words. */
export const money = (cents: number, locale: Locale): string => formatMoney(cents / 100, INTL_LOCALE[locale]);
