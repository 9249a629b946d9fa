import { formatDateRange } from '@marisma/area-kit/format';
import { formatCents, stayTexts } from '@marisma/area-kit/booking/calendar';
import { documentLocale, intlLocale } from '@marisma/area-kit/texts';
import { rates as texts } from '../../texts/en/rates';
import { describeSides } from '../settings/changes';
import type { Season, SeasonNames } from '@marisma/area-kit/data';
import { daysInWords, minInWords } from '../settings/words';
import { lastNightOf, type RateChange } from './rates-draft';

/** The names that a season can have. */
export const SEASON_NAMES = Object.keys(stayTexts.quote.rules).filter((name) => name !== 'base');

/** The name of a season as guests read it in a quote; without one that of all other nights. */
export function nameInWords(season?: { name: string; names?: SeasonNames | null }): string {
  if (!season || season.name === 'base') return texts.base;
  const { rules, otherRule } = stayTexts.quote;
  return season.names?.[documentLocale()] ?? rules[season.name] ?? otherRule;
}

export const nightsInWords = (nights: Pick<Season, 'from_day' | 'to_day'>): string =>
  formatDateRange(nights.from_day, lastNightOf(nights), intlLocale());

type Priced = NonNullable<RateChange['new']>;
const parts = ({ from_day, to_day, nightly_cents, min_nights, arrival_days }: Priced) => [
  from_day && to_day ? nightsInWords({ from_day, to_day }) : '',
  texts.aNight(formatCents(nightly_cents)),
  minInWords(min_nights),
  arrival_days ? texts.arrivals(daysInWords(arrival_days)) : '',
];

/** What a change did: 'High season: $1,500 a night → $1,800 a night'. */
export const describeChange = ({ old, new: now }: Pick<RateChange, 'old' | 'new'>): string =>
  describeSides(old, now, nameInWords, parts);
