import { formatDateRange } from '@marisma/area-kit/format';
import { formatCents, stayTexts } from '@marisma/area-kit/booking/calendar';
import { intlLocale } from '@marisma/area-kit/texts';
import { rates as texts } from '../../texts/en/rates';
import type { Season } from '@marisma/area-kit/data';
import { lastNightOf, type RateChange } from './rates-draft';

/** The names that a season can have. */
export const SEASON_NAMES = Object.keys(stayTexts.quote.rules).filter((name) => name !== 'base');

/** The name of a season as guests read it in a quote. */
export const nameInWords = (name: string | undefined): string =>
  name === undefined || name === 'base'
    ? texts.base
    : (stayTexts.quote.rules[name] ?? stayTexts.quote.otherRule);

export const nightsInWords = (nights: Pick<Season, 'from_day' | 'to_day'>): string =>
  formatDateRange(nights.from_day, lastNightOf(nights), intlLocale());

export const minInWords = (nights: number): string => texts.atLeast(stayTexts.nights(nights));

/** Days of arrival, short: 'Wed, Sat'. */
export function daysInWords(days: readonly number[]): string {
  if (days.length === 7) return texts.anyDay;
  const short = new Intl.DateTimeFormat(intlLocale(), { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return days.map((day) => short.format(Date.UTC(2024, 0, day))).join(', ');
}

type Priced = NonNullable<RateChange['new']>;
const parts = ({ from_day, to_day, nightly_cents, min_nights, arrival_days }: Priced) => ({
  nights: from_day && to_day ? nightsInWords({ from_day, to_day }) : '',
  price: texts.aNight(formatCents(nightly_cents)),
  least: minInWords(min_nights),
  days: arrival_days ? texts.arrivals(daysInWords(arrival_days)) : '',
});

/** What a change did: 'High season: $1,500 a night → $1,800 a night'. */
export function describeChange({ old, new: now }: RateChange): string {
  const name = nameInWords((now ?? old)?.name);
  const side = now ?? old;
  if (!old || !now) {
    const whole = side ? Object.values(parts(side)).filter(Boolean).join(', ') : '';
    return (now ? texts.history.added : texts.history.ended)(name, whole);
  }
  const [before, after] = [parts(old), parts(now)];
  const changes = (Object.keys(before) as (keyof typeof before)[])
    .filter((part) => before[part] !== after[part])
    .map((part) => texts.history.change(before[part], after[part]));
  if (old.name !== now.name) changes.unshift(texts.history.change(nameInWords(old.name), name));
  return texts.history.changed(name, changes.join('; '));
}
