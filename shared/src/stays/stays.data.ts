import { change, read, readOne, type Database } from '../data';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { PlainDate } from '../format';
import {
  parseNights,
  parseOwnStay,
  parseQuote,
  parseStay,
  type Night,
  type OwnStay,
  type Quote,
  type RequestedStay,
  type StayQuery,
} from './stay-shapes';

type Client = SupabaseClient<Database>;

const args = ({ propertyId, checkIn, checkOut, guests }: StayQuery) => ({
  property_id: propertyId,
  check_in: checkIn,
  check_out: checkOut,
  guests,
});

/** Nights from a day to the one before another, 400 at most; by default the 400 from the house's own today on. */
export interface NightsRange {
  from?: PlainDate;
  to?: PlainDate;
}

const rangeArgs = ({ from, to }: NightsRange) => ({
  ...(from && { from_day: from }),
  ...(to && { to_day: to }),
});

/**
 * The nights of a house.
 * @throws DataError
 */
export const loadNights = (
  client: Client,
  propertyId: string,
  range: NightsRange,
  signal: AbortSignal,
): Promise<Night[]> =>
  read(client.rpc('availability', { property_id: propertyId, ...rangeArgs(range) }), signal).then(
    parseNights,
  );

/**
 * The nights that a stay could move to; its own count as free. For its guest and staff.
 * @throws DataError
 */
export const loadMoveNights = (
  client: Client,
  stayId: string,
  range: NightsRange,
  signal: AbortSignal,
): Promise<Night[]> =>
  read(client.rpc('move_nights', { reservation_id: stayId, ...rangeArgs(range) }), signal).then(parseNights);

/**
 * What a stay costs, line by line.
 * @throws DataError with the first rule that the stay breaks
 */
export const quoteStay = (client: Client, stay: StayQuery, signal?: AbortSignal): Promise<Quote> =>
  readOne(client.rpc('quote_stay', args(stay)), signal).then(parseQuote);

interface StayRequest extends StayQuery {
  message: string;
  /** Of the quote that the guest has read; another price is refused with the new quote. */
  quoteHash: string;
  /** A uuid; the same key gives the same stay, however often it is sent. */
  requestKey: string;
}

/**
 * Asks for a stay as the signed-in guest; its nights are kept until `holdUntil`.
 * @throws DataError
 */
export const requestStay = (client: Client, stay: StayRequest): Promise<RequestedStay> =>
  change(
    client.rpc('request_stay', {
      ...args(stay),
      message: stay.message,
      quote_hash: stay.quoteHash,
      request_key: stay.requestKey,
    }),
  ).then(parseStay);

/**
 * The guest's own pending or confirmed stay in these nights: asked for in another tab, or before a reload.
 * @throws DataError
 */
export const findOwnStay = (
  client: Client,
  userId: string,
  { propertyId, checkIn, checkOut }: StayQuery,
  signal?: AbortSignal,
): Promise<OwnStay | undefined> =>
  read(
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
  ).then(parseOwnStay);
