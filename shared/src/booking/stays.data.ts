import type { SupabaseClient } from '@supabase/supabase-js';
import {
  change,
  read,
  readOne,
  type Answer,
  type Database,
  type DataError,
  type Quote,
  type Tables,
} from '../data';
import type { PlainDate } from '../format';

type Client = SupabaseClient<Database>;

/** Arrival and departure of a stay. */
export interface StayDates {
  checkIn: PlainDate;
  checkOut: PlainDate;
}

/** A stay to ask about. */
export interface StayQuery extends StayDates {
  propertyId: string;
  guests: number;
  pets: number;
}

/** A night of a house. `may_arrive` counts the minimum stay in. */
export type Night = Answer<'availability'>;

/** A stay that a guest has asked for already, as far as a house's page needs it. */
export type OwnStay = Pick<Tables<'reservations'>, 'code' | 'hold_until' | 'total_cents'>;

const argsOf = ({ propertyId, checkIn, checkOut, guests, pets }: StayQuery) => ({
  property_id: propertyId,
  check_in: checkIn,
  check_out: checkOut,
  guests,
  pets,
});

/** Nights from a day to the one before another, 400 at most; by default the 400 from the house's own today on. */
export interface NightsRange {
  from_day?: PlainDate;
  to_day?: PlainDate;
}

/**
 * The nights of a house.
 * @throws DataError
 */
export const loadNights = (
  client: Client,
  propertyId: string,
  range: NightsRange,
  signal: AbortSignal,
): Promise<Night[]> => read(client.rpc('availability', { property_id: propertyId, ...range }), signal);

/**
 * The nights that a stay could move to; its own count as free. For its guest and staff.
 * @throws DataError
 */
export const loadMoveNights = (
  client: Client,
  stayId: string,
  range: NightsRange,
  signal: AbortSignal,
): Promise<Night[]> => read(client.rpc('move_nights', { reservation_id: stayId, ...range }), signal);

/**
 * What a stay costs, line by line.
 * @throws DataError with the first rule that the stay breaks
 */
export const quoteStay = (client: Client, stay: StayQuery, signal?: AbortSignal): Promise<Quote> =>
  readOne(client.rpc('quote_stay', argsOf(stay)), signal);

/** The new quote, when a stay is refused because its price has changed. */
export const quoteOf = ({ code, hint }: DataError): Quote | undefined =>
  code === 'price_changed' ? (JSON.parse(hint) as Quote) : undefined;

interface StayRequest extends StayQuery {
  message: string;
  /** Of the quote that the guest has read; another price is refused with the new quote. */
  quoteHash: string;
  /** A uuid; the same key gives the same stay, however often it is sent. */
  requestKey: string;
  /** The version of the terms that the guest has accepted; other terms in force are refused. */
  agreedVersion: number;
}

/**
 * Asks for a stay as the signed-in guest; its nights are kept until `hold_until`.
 * @throws DataError
 */
export const requestStay = (
  client: Client,
  { message, quoteHash, requestKey, agreedVersion, ...stay }: StayRequest,
) =>
  change(
    client.rpc('request_stay', {
      ...argsOf(stay),
      message,
      quote_hash: quoteHash,
      request_key: requestKey,
      agreed_version: agreedVersion,
    }),
  );

/**
 * The guest's own pending or confirmed stay in these nights: asked for in another tab, or before a reload.
 * @throws DataError
 */
export const findOwnStay = async (
  client: Client,
  userId: string,
  { propertyId, checkIn, checkOut }: StayQuery,
  signal?: AbortSignal,
): Promise<OwnStay | undefined> => {
  const [stay] = await read(
    client
      .from('reservations')
      .select('code, hold_until, total_cents')
      .eq('guest_id', userId)
      .eq('property_id', propertyId)
      .eq('check_in', checkIn)
      .eq('check_out', checkOut)
      .in('status', ['pending', 'confirmed'])
      .limit(1),
    signal,
  );
  return stay;
};
