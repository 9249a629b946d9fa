import * as z from '@marisma/area-kit/shape';
import type { Plan, Price, Rates, Season } from './rates.data';

/** A season of the draft; `key` stays its own while others come and go. */
export interface DraftSeason extends Season {
  key: number;
  /** Ends when the draft is saved. */
  gone?: boolean;
}

export interface Draft {
  base: Price;
  seasons: DraftSeason[];
}

const price = { nightlyCents: z.int(), minNights: z.int() };
const kept = z.object({
  version: z.int(),
  base: z.object(price),
  seasons: z.array(
    z.object({
      ...price,
      id: z.catch<string | null>(z.string(), null),
      name: z.string(),
      firstNight: z.string(),
      lastNight: z.string(),
      arrivalDays: z.array(z.int()),
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

export const draftOf = ({ base, seasons }: Plan): Draft => ({ base, seasons: seasons.map(keyed) });

export const planOf = ({ base, seasons }: Draft): Plan => ({
  base,
  seasons: seasons.filter(({ gone }) => !gone).map(({ key: _key, gone: _gone, ...season }) => season),
});

/** What saving the draft does to a season; undefined when nothing. */
export function fateOf(season: DraftSeason, stored: Plan): 'added' | 'changed' | 'gone' | undefined {
  if (season.gone) return 'gone';
  if (season.id === null) return 'added';
  const { key: _key, ...now } = season;
  const before = stored.seasons.find(({ id }) => id === season.id);
  return JSON.stringify(sorted(now)) === JSON.stringify(before && sorted(before)) ? undefined : 'changed';
}

const sorted = ({ id, name, firstNight, lastNight, nightlyCents, minNights, arrivalDays }: Season) => [
  id,
  name,
  firstNight,
  lastNight,
  nightlyCents,
  minNights,
  arrivalDays,
];

export const isSamePrice = (one: Price, other: Price): boolean =>
  one.nightlyCents === other.nightlyCents && one.minNights === other.minNights;

/** Whether the draft says something else than what is stored. */
export const isChanged = (draft: Draft, stored: Rates): boolean =>
  !isSamePrice(draft.base, stored.base) || draft.seasons.some((season) => fateOf(season, stored));

/** The first season of the draft, but this one, that has one of these nights. */
export const overlapWith = (
  { seasons }: Draft,
  nights: Pick<Season, 'firstNight' | 'lastNight'>,
  key: number | undefined,
): DraftSeason | undefined =>
  seasons.find(
    (other) =>
      !other.gone &&
      other.key !== key &&
      other.firstNight <= nights.lastNight &&
      nights.firstNight <= other.lastNight,
  );
