import { readOne, type Database, type Offer } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import { useRead } from '@marisma/area-kit/queries';
import { useUser } from '@marisma/area-kit/shell';
import type { SupabaseClient } from '@supabase/supabase-js';

type Client = SupabaseClient<Database>;
export type RowRequest<Row> = Parameters<typeof readOne<Row>>[0];

/** What staff set, as the draft of a form begins with it. */
export function useSetting<Row>(during: string, key: string[], request: (client: Client) => RowRequest<Row>) {
  const { id } = useUser();
  return useRead(during, [...key, id], (client, signal) => readOne(request(client), signal), {
    // Read once: what is entered must not be replaced while somebody looks at another tab.
    staleTime: Infinity,
    // Whatever is read begins the draft anew, also when it is what was read before.
    structuralSharing: false,
    gcTime: 0,
  });
}

/** The days of a stay, as the functions take them. */
export interface StayDays {
  check_in: PlainDate;
  check_out: PlainDate;
}

/** Asks what a stay costs now and with a draft, by the function that quotes to guests. */
export interface Comparison {
  /** Tells it from other questions. */
  key: unknown;
  request: (client: Client, days: StayDays) => RowRequest<{ before: Offer; after: Offer }>;
}

/** What a stay costs now and would cost. */
export function useComparison({ key, request }: Comparison, days: StayDays, enabled: boolean) {
  return useRead(
    'comparing the price of a stay',
    ['compared stay', key, days],
    (client, signal) => readOne(request(client, days), signal),
    { enabled, retry: false, staleTime: 0, gcTime: 0 },
  );
}
