import type { Answer, NightPrice, Season, SeasonNames } from '@marisma/area-kit/data';
import { addDays, type PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import { fateOf, keyed, rowsOf, type Drafted } from '../settings/drafts';

export type Rates = Answer<'house_rates'>;
export type RateChange = Rates['history'][number];

export type DraftSeason = Drafted<Season>;

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

/** Reads a draft that was kept in this tab. */
export function readDraft(text: unknown): Draft {
  const { base, seasons } = kept.parse(text);
  return {
    base,
    seasons: seasons.map(({ gone, ...season }) => ({ ...keyed(season), ...(gone && { gone }) })),
  };
}

export const draftOf = ({ base: { nightly_cents, min_nights }, seasons }: Rates): Draft => ({
  base: { nightly_cents, min_nights },
  seasons: seasons.map(keyed),
});

export const planOf = ({ base, seasons }: Draft): Plan => ({ base, seasons: rowsOf(seasons) });

export const isSamePrice = (one: NightPrice, other: NightPrice): boolean =>
  one.nightly_cents === other.nightly_cents && one.min_nights === other.min_nights;

/** Whether the draft says something else than what is stored. */
export const isChanged = (draft: Draft, stored: Rates): boolean =>
  !isSamePrice(draft.base, stored.base) || draft.seasons.some((season) => fateOf(season, stored.seasons));

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
