import type { DataError } from '../data';
import { intlLocale } from '../texts';
import { errorText } from '../texts/en/errors';
import { stays } from '../texts/en/stays';

/** What a house asks of a stay, as the hint of a refusal has it. */
interface Rules {
  sleeps: number;
  max_pets: number;
  season: string | null;
  min_nights: number;
  arrival_days: number[];
  lead_days: number;
  most_nights: number;
  farthest_days: number;
}

/** Monday is 1. */
function weekdays(days: number[]): string | undefined {
  if (days.length === 7) return undefined;
  const name = new Intl.DateTimeFormat(intlLocale(), { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const names = days.map((day) => name.format(Date.UTC(2024, 0, day)));
  return new Intl.ListFormat(intlLocale(), { type: 'disjunction' }).format(names);
}

/** Why a stay is refused, in words, with the numbers that the database adds. */
export function refusalText({ code, hint }: Pick<DataError, 'code' | 'hint'>): string {
  if (!hint.startsWith('{')) return errorText(code);
  const rules = JSON.parse(hint) as Rules;
  const { seasons, ...sentences } = stays.refusals;
  if (code === 'too_many_guests') return sentences.tooManyGuests(rules.sleeps);
  if (code === 'too_many_pets') return sentences.tooManyPets(rules.max_pets);
  if (code === 'too_soon') return sentences.tooSoon(rules.lead_days);
  if (code === 'too_far') return sentences.tooFar(rules.farthest_days);
  if (code === 'too_many_nights') return sentences.tooManyNights(rules.most_nights);
  if (code !== 'min_nights' && code !== 'arrival_day') return errorText(code);
  const { season, min_nights, arrival_days } = rules;
  return sentences.stay((season && seasons[season]) || seasons['other']!, min_nights, weekdays(arrival_days));
}
