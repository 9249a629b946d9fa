import { read } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { readStays, type Stay, type StayFilter } from '../lib/stays';
import { useRead } from '@marisma/area-kit/queries';

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
