import { change, read, type Database, type Quote } from '@marisma/area-kit/data';
import { addDays, nightsBetween, readMoment, type PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';

type Client = SupabaseClient<Database>;

/** What a night costs and how many a stay has at least. */
export interface Price {
  nightlyCents: number;
  minNights: number;
}

/** Nights with a price of their own. */
export interface Season extends Price {
  /** Null while it is not stored. */
  id: string | null;
  /** A word that texts translate, such as low_season. */
  name: string;
  firstNight: PlainDate;
  lastNight: PlainDate;
  /** Days of the week on which a stay may begin; 1 is Monday. */
  arrivalDays: number[];
}

/** All prices of a house from today on. */
export interface Plan {
  /** The price of nights outside all seasons. */
  base: Price;
  seasons: Season[];
}

/** One side of a change: a season, or the base price, which has no nights. */
export type Changed = Price & Partial<Omit<Season, 'id'>>;

export interface RateChange {
  id: number;
  at: Date;
  by: string | null;
  old: Changed | null;
  new: Changed | null;
}

export interface Rates extends Plan {
  version: number;
  today: PlainDate;
  /** The latest 50 changes, newest first. */
  history: RateChange[];
}

/** What a stay costs, and why a guest could not have it. */
export interface Offer {
  word: 'taken' | 'arrival_day' | 'min_nights' | null;
  quote: Quote;
  minNights: number;
  arrivalDays: number[];
}

const textOrNull = z.catch<string | null>(z.string(), null);
const price = z.object({ nightly_cents: z.int(), min_nights: z.int() });
const season = z.extend(price, {
  id: z.string(),
  name: z.string(),
  from_day: z.string(),
  to_day: z.string(),
  arrival_days: z.array(z.int()),
});
const side = z.extend(price, {
  name: z.optional(z.string()),
  from_day: z.optional(z.string()),
  to_day: z.optional(z.string()),
  arrival_days: z.optional(z.array(z.int())),
});
type Side = z.infer<typeof side>;
const sideOrNull = z.catch<Side | null>(side, null);
const shape = z.object({
  version: z.int(),
  today: z.string(),
  base: price,
  seasons: z.array(season),
  history: z.array(
    z.object({ id: z.int(), at: z.string(), by: textOrNull, old: sideOrNull, new: sideOrNull }),
  ),
});

const readPrice = (read: z.infer<typeof price>): Price => ({
  nightlyCents: read.nightly_cents,
  minNights: read.min_nights,
});

const readSide = (read: Side | null): Changed | null =>
  read && {
    ...readPrice(read),
    name: read.name,
    firstNight: read.from_day,
    lastNight: read.to_day && addDays(read.to_day, -1),
    arrivalDays: read.arrival_days,
  };

const parseRates = (answer: unknown): Rates => {
  const { version, today, base, seasons, history } = shape.parse(answer);
  return {
    version,
    today,
    base: readPrice(base),
    seasons: seasons.map((read) => ({
      ...readPrice(read),
      id: read.id,
      name: read.name,
      firstNight: read.from_day,
      lastNight: addDays(read.to_day, -1),
      arrivalDays: read.arrival_days,
    })),
    history: history.map((change) => ({
      ...change,
      at: readMoment(change.at),
      old: readSide(change.old),
      new: readSide(change.new),
    })),
  };
};

const asDraft = ({ base, seasons }: Plan) => ({
  base: { nightly_cents: base.nightlyCents, min_nights: base.minNights },
  seasons: seasons.map((one) => ({
    ...(one.id !== null && { id: one.id }),
    name: one.name,
    from_day: one.firstNight,
    to_day: addDays(one.lastNight, 1),
    nightly_cents: one.nightlyCents,
    min_nights: one.minNights,
    arrival_days: one.arrivalDays,
  })),
});

/**
 * Reads the prices of a house and their latest changes.
 * @throws DataError
 */
export const readRates = (client: Client, propertyId: string, signal?: AbortSignal): Promise<Rates> =>
  read(client.rpc('house_rates', { property_id: propertyId }), signal).then(parseRates);

/**
 * Replaces the prices of a house, if nobody has changed them since this version.
 * @throws DataError
 */
export const saveRates = (client: Client, propertyId: string, plan: Plan, version: number): Promise<Rates> =>
  change(
    client.rpc('set_rates', { property_id: propertyId, draft: asDraft(plan), expected_version: version }),
  ).then(parseRates);

const offer = z.object({
  word: z.catch<Offer['word']>(z.enum(['taken', 'arrival_day', 'min_nights']), null),
  quote: z.unknown(),
  min_nights: z.int(),
  arrival_days: z.array(z.int()),
});
const offers = z.object({ before: offer, after: offer });

const readOffer = (read: z.infer<typeof offer>): Offer => ({
  word: read.word,
  quote: read.quote as Quote,
  minNights: read.min_nights,
  arrivalDays: read.arrival_days,
});

/** A stay to compare prices for. */
export interface ComparedStay {
  propertyId: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
}

/**
 * What a stay costs now and would cost with these prices, by the function that quotes to guests. Changes nothing.
 * @throws DataError
 */
export const compareStay = (
  client: Client,
  { propertyId, checkIn, checkOut }: ComparedStay,
  plan: Plan,
  signal?: AbortSignal,
): Promise<{ before: Offer; after: Offer }> =>
  read(
    client.rpc('preview_quote', {
      property_id: propertyId,
      check_in: checkIn,
      check_out: checkOut,
      // Prices do not depend on how many come.
      guests: 1,
      draft: asDraft(plan),
    }),
    signal,
  ).then((answer) => {
    const { before, after } = offers.parse(answer);
    return { before: readOffer(before), after: readOffer(after) };
  });

/** How many nights a season has. */
export const nightsOf = ({ firstNight, lastNight }: Pick<Season, 'firstNight' | 'lastNight'>): number =>
  nightsBetween(firstNight, lastNight) + 1;
