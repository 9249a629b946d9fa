import { read, type Database, type Tables } from '@marisma/area-kit/data';
import { addDays, type PlainDate } from '@marisma/area-kit/format';
import type { Nights } from '@marisma/area-kit/night-grid';
import type { SupabaseClient } from '@supabase/supabase-js';

/** Which stays: those that lie ahead or run, those whose guests have left, those that were called off. */
export const STAY_LISTS = ['upcoming', 'past', 'cancelled'] as const;

const COLUMNS =
  'id, code, property_id, check_in, check_out, guests, status, closed_as, total_cents, rent_cents, commission_percent, hold_until, version' as const;

/** A stay as an owner may know it: never who the guest is. */
export type Stay = Pick<
  Tables<'reservations'>,
  | 'id'
  | 'code'
  | 'property_id'
  | 'check_in'
  | 'check_out'
  | 'guests'
  | 'status'
  | 'closed_as'
  | 'total_cents'
  | 'rent_cents'
  | 'commission_percent'
  | 'hold_until'
  | 'version'
>;

export interface StayFilter {
  list: (typeof STAY_LISTS)[number];
  /** Ids of the houses. */
  houses: readonly string[];
  /** Only stays with nights in these days. */
  span?: Nights;
  today: PlainDate;
}

/** No stay is longer than 90 nights: one that has not ended yet began after this day. Lets the index decide. */
export const earliestArrival = (today: PlainDate): PlainDate => addDays(today, -91);

/**
 * Reads stays of houses: the next first, or the latest first of those that are over. Row-level security gives an owner
 * the stays of the own time; contacts are in a table that owners do not read.
 * @param filter `after`: only stays after this one in the list
 * @throws DataError
 */
export function readStays(
  client: SupabaseClient<Database>,
  { list, houses, span, today, limit, after }: StayFilter & { limit: number; after?: Stay },
  signal: AbortSignal,
): Promise<Stay[]> {
  let query = client.from('reservations').select(COLUMNS).in('property_id', houses);
  if (list === 'cancelled') query = query.eq('status', 'cancelled');
  else if (list === 'past') query = query.eq('status', 'confirmed').lte('check_out', today);
  else query = query.neq('status', 'cancelled').gt('check_out', today).gt('check_in', earliestArrival(today));
  if (span) query = query.overlaps('nights', `[${span.from},${span.to})`);
  if (after) {
    const { check_in, code } = after;
    // The bound beside it, without `or`, is the one that an index can use.
    query = list === 'upcoming' ? query.gte('check_in', check_in) : query.lte('check_in', check_in);
    const beyond = list === 'upcoming' ? 'gt' : 'lt';
    query = query.or(`check_in.${beyond}.${check_in},and(check_in.eq.${check_in},code.gt.${code})`);
  }
  return read(
    query
      .order('check_in', { ascending: list === 'upcoming' })
      .order('code')
      .limit(limit),
    signal,
  );
}
