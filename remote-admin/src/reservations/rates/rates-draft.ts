import type { Answer, NightPrice, Season } from '@marisma/area-kit/data';
import { addDays, type PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';

export type Rates = Answer<'house_rates'>;
export type RateChange = Rates['history'][number];

/** A season of the draft; `key` stays its own while others come and go. */
export interface DraftSeason extends Season {
  key: number;
  /** Ends when the draft is saved. */
  gone?: boolean;
}

export interface Draft {
  base: NightPrice;
  seasons: DraftSeason[];
}

/** All prices of a house from today on, as they are stored. A type, since an interface is no Json. */
export type Plan = {
  base: Pick<NightPrice, keyof NightPrice>;
  seasons: Pick<Season, keyof Season>[];
};

const price = { nightly_cents: z.int(), min_nights: z.int() };
const kept = z.object({
  version: z.int(),
  base: z.object(price),
  seasons: z.array(
    z.object({
      ...price,
      id: z.catch<string | null>(z.string(), null),
      name: z.string(),
      from_day: z.string(),
      to_day: z.string(),
      arrival_days: z.array(z.int()),
      gone: z.optional(z.boolean()),
    }),
  ),
});

/** Reads a draft that was kept in this tab; one of another version is dropped. */
export const keptOf =
  ({ version }: Rates) =>
  (text: unknown): (Draft & { version: number }) | undefined => {
    const read = kept.parse(text);
    if (read.version !== version) return undefined;
    const seasons = read.seasons.map(({ gone, ...season }) => ({ ...keyed(season), ...(gone && { gone }) }));
    return { ...read, seasons };
  };

let keys = 0;
export const keyed = (season: Season): DraftSeason => ({ ...season, key: (keys += 1) });

export const draftOf = ({ base: { nightly_cents, min_nights }, seasons }: Rates): Draft => ({
  base: { nightly_cents, min_nights },
  seasons: seasons.map(keyed),
});

export const planOf = ({ base, seasons }: Draft): Plan => ({
  base,
  seasons: seasons.filter(({ gone }) => !gone).map(({ key: _key, gone: _gone, ...season }) => season),
});

/** What saving the draft does to a season; undefined when nothing. */
export function fateOf(season: DraftSeason, stored: Rates): 'added' | 'changed' | 'gone' | undefined {
  if (season.gone) return 'gone';
  const before = stored.seasons.find(({ id }) => id === season.id);
  if (!before) return 'added';
  const same = (Object.keys(before) as (keyof Season)[]).every(
    (part) => String(before[part]) === String(season[part]),
  );
  return same ? undefined : 'changed';
}

export const isSamePrice = (one: NightPrice, other: NightPrice): boolean =>
  one.nightly_cents === other.nightly_cents && one.min_nights === other.min_nights;

/** Whether the draft says something else than what is stored. */
export const isChanged = (draft: Draft, stored: Rates): boolean =>
  !isSamePrice(draft.base, stored.base) || draft.seasons.some((season) => fateOf(season, stored));

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
