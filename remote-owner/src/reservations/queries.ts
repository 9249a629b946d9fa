import { read, readOne, type Answer, type Database, type Tables } from '@marisma/area-kit/data';
import { addDays, type PlainDate } from '@marisma/area-kit/format';
import type { Nights } from '@marisma/area-kit/night-grid';
import { useShell } from '@marisma/area-kit/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRead } from '../lib/use-read';

type Client = SupabaseClient<Database>;

/** Which stays: those that lie ahead or run, those whose guests have left, those that were called off. */
export const STAY_LISTS = ['upcoming', 'past', 'cancelled'] as const;

const COLUMNS =
  'code, property_id, check_in, check_out, guests, status, closed_as, total_cents, hold_until' as const;

/** A stay as an owner may know it: never who the guest is. */
export type Stay = Pick<
  Tables<'reservations'>,
  | 'code'
  | 'property_id'
  | 'check_in'
  | 'check_out'
  | 'guests'
  | 'status'
  | 'closed_as'
  | 'total_cents'
  | 'hold_until'
>;

/** What was paid for a stay and what is to be paid; the payments themselves stay with the house team. */
export type PaymentSums = Answer<'payment_sums'>;

/** What a house has earned its owner in a month. */
export type Statement = Answer<'owner_statement'>;

interface StayFilter {
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
  client: Client,
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

const PAGE = 25;

/** The stays of a list, page by page: each page begins after the last stay of the one before. */
export function useStays(filter: StayFilter) {
  const { supabase } = useShell();
  return useInfiniteQuery({
    queryKey: ['stays', filter],
    // One more than is shown says whether there are more.
    queryFn: async ({ pageParam: after, signal }) =>
      readStays(await supabase(), { ...filter, after, limit: PAGE + 1 }, signal),
    initialPageParam: undefined as Stay | undefined,
    getNextPageParam: (page) => (page.length > PAGE ? page[PAGE - 1] : undefined),
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, PAGE)),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    meta: { during: 'reading the reservations' },
  });
}

/** The function answers for so many stays at once. */
const MAX_CODES = 200;

/** What was paid for these stays and what is to be paid, by code. */
export function usePaymentSums(stays: readonly Stay[]) {
  const codes = stays.map(({ code }) => code);
  return useRead(
    'reading the sums of payments',
    ['payment sums', codes],
    async (client, signal) => {
      const parts = Array.from({ length: Math.ceil(codes.length / MAX_CODES) }, (_, at) =>
        read(
          client.rpc('payment_sums', { codes: codes.slice(at * MAX_CODES, (at + 1) * MAX_CODES) }),
          signal,
        ),
      );
      return new Map((await Promise.all(parts)).flat().map((sums) => [sums.code, sums]));
    },
    { enabled: codes.length > 0, placeholderData: keepPreviousData, staleTime: 5_000 },
  );
}

/**
 * Reads the statements of houses for a month, in the order of the houses.
 * @throws DataError `not_allowed` for a house that never was the person's
 */
export const readStatements = (
  client: Client,
  houses: readonly string[],
  month: PlainDate,
  signal: AbortSignal,
): Promise<Statement[]> =>
  Promise.all(
    houses.map((property_id) => readOne(client.rpc('owner_statement', { property_id, month }), signal)),
  );

/** The statements of houses for a month. */
export const useStatements = (houses: readonly string[], month: PlainDate, staleTime = 30_000) =>
  useRead(
    'reading the statements of a month',
    ['statements', houses, month],
    (client, signal) => readStatements(client, houses, month, signal),
    { staleTime },
  );
