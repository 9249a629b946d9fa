import { stayTexts } from '@marisma/area-kit/booking/calendar';
import { intlLocale } from '@marisma/area-kit/texts';
import { rates as texts } from '../../texts/en/rates';

export const minInWords = (nights: number): string => texts.atLeast(stayTexts.nights(nights));

/** Days of arrival, short: 'Wed, Sat'. */
export function daysInWords(days: readonly number[]): string {
  if (days.length === 7) return texts.anyDay;
  const short = new Intl.DateTimeFormat(intlLocale(), { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return days.map((day) => short.format(Date.UTC(2024, 0, day))).join(', ');
}
