import { read, readOne, type ListedStay } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import { readPayments } from '../lib/payments';
import { EVENT_COLUMNS } from '../lib/describe-event';
import type { StayFilter } from './stay-filters';
import type { Client } from '../lib/client';
import { usePages } from '../lib/use-pages';

/** Reads the stays that a filter meets after a stay. */
export const readStays =
  ({ show, house, state, owed, from, to, words }: StayFilter) =>
  async (client: Client, most: number, after?: ListedStay, signal?: AbortSignal) => {
    const args = {
      show,
      most,
      ...(house && { house }),
      ...(state && { state }),
      ...(owed && { owed }),
      ...(from && { from_day: from }),
      ...(to && { to_day: to }),
      ...(words && { words }),
      ...(after && { after_day: after.check_in, after_code: after.code }),
    };
    const { stays: rows, totals } = await readOne(client.rpc('list_stays', args), signal);
    return { rows, totals };
  };

/** The stays that a filter meets, page by page. */
export const useStays = (filter: StayFilter) =>
  usePages({
    during: 'reading the reservations',
    queryKey: ['all stays', filter],
    read: readStays(filter),
    rowsOf: ({ rows }) => rows,
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  });

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
