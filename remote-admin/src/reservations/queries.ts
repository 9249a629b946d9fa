import { read, readOne, type ListedStay } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { useRead } from '@marisma/area-kit/queries';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { readPayments } from '../lib/payments';
import { EVENT_COLUMNS } from '../lib/describe-event';
import type { StayFilter } from './stay-filters';
import type { Client } from '../lib/client';

function readPage(
  client: Client,
  filter: StayFilter,
  limit: number,
  after?: ListedStay,
  signal?: AbortSignal,
) {
  const { show, house, state, owed, from, to, words } = filter;
  const args = {
    show,
    most: limit,
    ...(house && { house }),
    ...(state && { state }),
    ...(owed && { owed }),
    ...(from && { from_day: from }),
    ...(to && { to_day: to }),
    ...(words && { words }),
    ...(after && { after_day: after.check_in, after_code: after.code }),
  };
  return readOne(client.rpc('list_stays', args), signal);
}

const PAGE_LENGTH = 50;

/** The stays that a filter meets, page by page; those of the filter before stay until they arrive. */
export function useStays(filter: StayFilter) {
  const { supabase } = useShell();
  return useInfiniteQuery({
    queryKey: ['all stays', filter],
    queryFn: async ({ pageParam, signal }) =>
      readPage(await supabase(), filter, PAGE_LENGTH, pageParam, signal),
    initialPageParam: undefined as ListedStay | undefined,
    getNextPageParam: ({ stays }) => (stays.length === PAGE_LENGTH ? stays.at(-1) : undefined),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchOnWindowFocus: true,
    meta: { during: 'reading the reservations' },
  });
}

const EXPORT_LENGTH = 1000;

/**
 * Reads all stays that a filter meets.
 * @throws DataError
 */
export async function readAllStays(client: Client, filter: StayFilter): Promise<ListedStay[]> {
  const all: ListedStay[] = [];
  for (;;) {
    const { stays } = await readPage(client, filter, EXPORT_LENGTH, all.at(-1));
    all.push(...stays);
    if (stays.length < EXPORT_LENGTH) return all;
  }
}

const EVENTS_LIMIT = 200;

/** The payments of a stay, and what happened with its request. */
export function useStayDetails({ id, request_id }: ListedStay) {
  return useRead(
    'reading the details of a stay',
    ['stay details', id],
    async (client, signal) => {
      const [payments, events] = await Promise.all([
        readPayments(client, id, signal),
        request_id === null
          ? []
          : read(
              client
                .from('request_events')
                .select(EVENT_COLUMNS)
                .eq('request_id', request_id)
                .order('id')
                .limit(EVENTS_LIMIT),
              signal,
            ),
      ]);
      return { payments, events };
    },
    { staleTime: 5_000, refetchOnWindowFocus: true },
  );
}
