import { formatCents, stayTexts } from '@marisma/area-kit/booking/calendar';
import {
  type Answer,
  type Database,
  type NightPrice,
  read,
  type Season,
  type SeasonNames,
} from '@marisma/area-kit/data';
import { addDays, formatDateRange, type PlainDate } from '@marisma/area-kit/format';
import { useRead } from '@marisma/area-kit/queries';
import * as z from '@marisma/area-kit/shape';
import { documentLocale, intlLocale } from '@marisma/area-kit/texts';
import { rates as texts } from '../../texts/en/rates';
import { formatWeekdays, describeSides, formatMinimum } from '../settings/changes';
import { type Drafted, rowStatus, keyed, rowsOf } from '../settings/drafted-rows';
import type { FieldsProps } from '../settings/setting-page';

export type Rates = Answer<'house_rates'>;
type RateChange = Rates['history'][number];

export type DraftSeason = Drafted<Season>;

export interface Draft {
  base: NightPrice;
  seasons: DraftSeason[];
}

/** What is edited: a season, a new one, or the price of all other nights; or that rates are copied. */
export type Edited = DraftSeason | 'new' | 'base' | 'copy';

export type DialogsProps = FieldsProps<Rates, Draft, Edited>;

const price = { nightly_cents: z.int(), min_nights: z.int() };
const draftShape = z.object({
  base: z.object(price),
  seasons: z.array(
    z.object({
      ...price,
      id: z.catch<string | null>(z.string(), null),
      name: z.string(),
      from_day: z.string(),
      to_day: z.string(),
      arrival_days: z.array(z.int()),
      names: z.catch<SeasonNames | null>(z.object({ en: z.string(), es: z.string() }), null),
      gone: z.optional(z.boolean()),
    }),
  ),
});

/** Reads a draft that was draftShape in this tab. */
export function readDraft(text: unknown): Draft {
  const { base, seasons } = draftShape.parse(text);
  return {
    base,
    seasons: seasons.map(({ gone, ...season }) => ({ ...keyed(season), ...(gone && { gone }) })),
  };
}

export const draftOf = ({ base: { nightly_cents, min_nights }, seasons }: Rates): Draft => ({
  base: { nightly_cents, min_nights },
  seasons: seasons.map(keyed),
});

/** All prices of a house from today on, as they are stored. */
export const planOf = ({ base, seasons }: Draft) => ({ base, seasons: rowsOf(seasons) });

export const isSamePrice = (one: NightPrice, other: NightPrice): boolean =>
  one.nightly_cents === other.nightly_cents && one.min_nights === other.min_nights;

/** Whether the draft says something else than what is stored. */
export const isChanged = (draft: Draft, stored: Rates): boolean =>
  !isSamePrice(draft.base, stored.base) || draft.seasons.some((season) => rowStatus(season, stored.seasons));

export const lastNightOf = ({ to_day }: Pick<Season, 'to_day'>): PlainDate => addDays(to_day, -1);

/** The first season of the draft, but this one, that has one of these nights. */
export const overlapWith = (
  { seasons }: Draft,
  { from_day, to_day }: Pick<Season, 'from_day' | 'to_day'>,
  key: number | undefined,
): DraftSeason | undefined =>
  seasons.find(
    (other) => !other.gone && other.key !== key && other.from_day < to_day && from_day < other.to_day,
  );

/** The names that a season can have. */
export const SEASON_NAMES = Object.keys(stayTexts.quote.rules).filter((name) => name !== 'base');

/** The name of a season as guests read it in a quote; without one that of all other nights. */
export function seasonName(season?: { name: string; names?: SeasonNames | null }): string {
  if (!season || season.name === 'base') return texts.base;
  const { rules, otherRule } = stayTexts.quote;
  return season.names?.[documentLocale()] ?? rules[season.name] ?? otherRule;
}

export const formatSeason = (nights: Pick<Season, 'from_day' | 'to_day'>): string =>
  formatDateRange(nights.from_day, lastNightOf(nights), intlLocale());

type Priced = NonNullable<RateChange['new']>;
const parts = ({ from_day, to_day, nightly_cents, min_nights, arrival_days }: Priced) => [
  from_day && to_day ? formatSeason({ from_day, to_day }) : '',
  texts.aNight(formatCents(nightly_cents)),
  formatMinimum(min_nights),
  arrival_days ? texts.arrivals(formatWeekdays(arrival_days)) : '',
];

/** What a change did: 'High season: $1,500 a night → $1,800 a night'. */
export const describeChange = ({ old, new: now }: Pick<RateChange, 'old' | 'new'>): string =>
  describeSides(old, now, seasonName, parts);

/** The key of what copies would change: copies read it again. */
export const COPIES = ['copied rates'];

type Copy = Database['public']['Functions']['copy_rates']['Args'];

/** What a copy would change in each house, and the versions of which that is true. */
export const useCopyPreview = (copy: Copy, enabled: boolean) =>
  useRead(
    'previewing copied rates',
    [...COPIES, copy],
    (client, signal) => read(client.rpc('copy_rates', copy), signal),
    { enabled, retry: false, staleTime: 0, gcTime: 0 },
  );
