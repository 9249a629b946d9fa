import { read, type Database } from '@marisma/area-kit/data';
import { addDays, type PlainDate } from '@marisma/area-kit/format';
import { STAY_CLOSINGS, type StayClosing } from '@marisma/area-kit/stays';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';
import { writeSpan, type Span } from './span';

type Client = SupabaseClient<Database>;

/** Which stays: those that lie ahead or run, those whose guests have left, those that were called off. */
export const STAY_LISTS = ['upcoming', 'past', 'cancelled'] as const;
export type StayList = (typeof STAY_LISTS)[number];

/** A stay as an owner may know it: never who the guest is. */
export interface Stay {
  code: string;
  propertyId: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  guests: number;
  status: 'pending' | 'confirmed' | 'cancelled';
  closedAs: StayClosing | null;
  totalCents: number;
  /** Until when the nights of a pending stay are kept. */
  holdUntil: string | null;
}

/** Why a stay was called off; null while it was not, and for a reason that this build does not know. */
export const stayClosing = z.catch<StayClosing | null>(z.enum(STAY_CLOSINGS), null);

/** No stay is longer than 90 nights: one that has not ended yet began after this day. Lets the index decide. */
export const earliestArrival = (today: PlainDate): PlainDate => addDays(today, -91);

const textOrNull = z.catch<string | null>(z.string(), null);
const rows = z.array(
  z.object({
    code: z.string(),
    property_id: z.string(),
    check_in: z.string(),
    check_out: z.string(),
    guests: z.int(),
    status: z.enum(['pending', 'confirmed', 'cancelled']),
    closed_as: stayClosing,
    total_cents: z.int(),
    hold_until: textOrNull,
  }),
);

export interface StayFilter {
  list: StayList;
  /** Ids of the houses. */
  houses: readonly string[];
  /** Only stays with nights in these days. */
  span?: Span;
  today: PlainDate;
  most: number;
  /** Only stays after this one in the list. */
  after?: StayKey;
}

/** The place of a stay in a list. */
export type StayKey = Pick<Stay, 'checkIn' | 'code'>;

/**
 * Reads stays of houses: the next first, or the latest first of those that are over. Row-level security gives an owner
 * the stays of the own time; contacts are in a table that owners do not read.
 * @throws DataError
 */
export function readStays(client: Client, filter: StayFilter, signal: AbortSignal): Promise<Stay[]> {
  const { list, houses, span, today, most, after } = filter;
  let query = client
    .from('reservations')
    .select('code, property_id, check_in, check_out, guests, status, closed_as, total_cents, hold_until')
    .in('property_id', houses);
  if (list === 'cancelled') query = query.eq('status', 'cancelled');
  else if (list === 'past') query = query.eq('status', 'confirmed').lte('check_out', today);
  else query = query.neq('status', 'cancelled').gt('check_out', today).gt('check_in', earliestArrival(today));
  if (span) query = query.overlaps('nights', writeSpan(span));
  if (after) {
    const { checkIn, code } = after;
    // The bound beside it, without `or`, is the one that an index can use.
    query = list === 'upcoming' ? query.gte('check_in', checkIn) : query.lte('check_in', checkIn);
    const beyond = list === 'upcoming' ? 'gt' : 'lt';
    query = query.or(`check_in.${beyond}.${checkIn},and(check_in.eq.${checkIn},code.gt.${code})`);
  }
  return read(
    query
      .order('check_in', { ascending: list === 'upcoming' })
      .order('code')
      .limit(most),
    signal,
  ).then((answer) =>
    rows.parse(answer).map((row) => ({
      code: row.code,
      propertyId: row.property_id,
      checkIn: row.check_in,
      checkOut: row.check_out,
      guests: row.guests,
      status: row.status,
      closedAs: row.closed_as,
      totalCents: row.total_cents,
      holdUntil: row.hold_until,
    })),
  );
}
