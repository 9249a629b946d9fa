import { useShell, useUser } from '@marisma/area-kit/shell';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { readPaymentSums, type PaymentSums } from '../lib/read-payment-sums.data';
import { readStays, type Stay, type StayFilter, type StayKey } from '../lib/read-stays.data';

const AT_ONCE = 25;

/** The stays of a list, page by page: each page begins after the last stay of the one before. */
export function useStays(filter: Omit<StayFilter, 'most' | 'after'>) {
  const { supabase } = useShell();
  const { id } = useUser();
  return useInfiniteQuery({
    queryKey: ['stays', id, filter],
    // One more than is shown says whether there are more.
    queryFn: async ({ pageParam: after, signal }) =>
      readStays(await supabase(), { ...filter, after, most: AT_ONCE + 1 }, signal),
    initialPageParam: undefined as StayKey | undefined,
    getNextPageParam: (page: Stay[]) => (page.length > AT_ONCE ? page[AT_ONCE - 1] : undefined),
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, AT_ONCE)),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchOnWindowFocus: true,
    meta: { during: 'reading the reservations' },
  });
}

/** What was paid for these stays and what is to be paid; read page by page, as the stays are. */
export function usePaymentSums(stays: readonly Stay[]) {
  const { supabase } = useShell();
  const { id } = useUser();
  const codes = stays.map(({ code }) => code);
  return useQuery({
    queryKey: ['payment sums', id, codes],
    queryFn: async ({ signal }): Promise<Map<string, PaymentSums>> => {
      const client = await supabase();
      const parts = Array.from({ length: Math.ceil(codes.length / 200) }, (_, at) =>
        readPaymentSums(client, codes.slice(at * 200, at * 200 + 200), signal),
      );
      return new Map((await Promise.all(parts)).flatMap((part) => [...part]));
    },
    enabled: codes.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    meta: { during: 'reading the sums of payments' },
  });
}
