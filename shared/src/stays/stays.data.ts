import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../data';
import type { PlainDate } from '../format';
import { ask } from './ask';
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

const PATIENCE_MS = 15_000;
/** A request that is given up may still have been stored, so it is given more time. */
const STORE_WITHIN_MS = 30_000;

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
 * @throws Refusal
 */
export const loadNights = (
  client: Client,
  propertyId: string,
  range: NightsRange,
  signal: AbortSignal,
): Promise<Night[]> =>
  ask(
    (until) =>
      client
        .rpc('availability', { property_id: propertyId, ...rangeArgs(range) })
        .retry(false)
        .abortSignal(until),
    parseNights,
    PATIENCE_MS,
    signal,
  );

/**
 * The nights that a stay could move to; its own count as free. For its guest and staff.
 * @throws Refusal
 */
export const loadMoveNights = (
  client: Client,
  stayId: string,
  range: NightsRange,
  signal: AbortSignal,
): Promise<Night[]> =>
  ask(
    (until) =>
      client
        .rpc('move_nights', { reservation_id: stayId, ...rangeArgs(range) })
        .retry(false)
        .abortSignal(until),
    parseNights,
    PATIENCE_MS,
    signal,
  );

/**
 * What a stay costs, line by line.
 * @throws Refusal with the first rule that the stay breaks
 */
export const quoteStay = (client: Client, stay: StayQuery, signal?: AbortSignal): Promise<Quote> =>
  ask(
    (until) => client.rpc('quote_stay', args(stay)).retry(false).abortSignal(until),
    parseQuote,
    PATIENCE_MS,
    signal,
  );

interface StayRequest extends StayQuery {
  message: string;
  /** Of the quote that the guest has read; another price is refused with the new quote. */
  quoteHash: string;
  /** A uuid; the same key gives the same stay, however often it is sent. */
  requestKey: string;
}

/**
 * Asks for a stay as the signed-in guest; its nights are kept until `holdUntil`.
 * @throws Refusal
 */
export const requestStay = (client: Client, stay: StayRequest): Promise<RequestedStay> =>
  ask(
    (until) =>
      client
        .rpc('request_stay', {
          ...args(stay),
          message: stay.message,
          quote_hash: stay.quoteHash,
          request_key: stay.requestKey,
        })
        .retry(false)
        .abortSignal(until),
    parseStay,
    STORE_WITHIN_MS,
  );

/**
 * The guest's own pending or confirmed stay in these nights: asked for in another tab, or before a reload.
 * @throws Refusal
 */
export const findOwnStay = (
  client: Client,
  userId: string,
  { propertyId, checkIn, checkOut }: StayQuery,
  signal?: AbortSignal,
): Promise<OwnStay | undefined> =>
  ask(
    (until) =>
      client
        .from('reservations')
        .select('code, hold_until, total_cents')
        .eq('guest_id', userId)
        .eq('property_id', propertyId)
        .eq('check_in', checkIn)
        .eq('check_out', checkOut)
        .in('status', ['pending', 'confirmed'])
        .limit(1)
        .retry(false)
        .abortSignal(until),
    parseOwnStay,
    PATIENCE_MS,
    signal,
  );
