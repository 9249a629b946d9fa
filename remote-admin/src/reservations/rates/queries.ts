import { change, readOne, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import { useUser } from '@marisma/area-kit/shell';
import { useRead } from '@marisma/area-kit/queries';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Plan } from './rates-draft';

/** The prices of a house and their latest changes. */
export function useRates(house: string) {
  const { id } = useUser();
  return useRead(
    'reading the rates of a house',
    ['rates', id, house],
    (client, signal) => readOne(client.rpc('house_rates', { property_id: house }), signal),
    {
      // Read once: what is entered must not be replaced while somebody looks at another tab.
      staleTime: Infinity,
      // Whatever is read begins the draft anew, also when it is what was read before.
      structuralSharing: false,
      gcTime: 0,
    },
  );
}

/**
 * Replaces the prices of a house, if nobody has changed them since this version.
 * @throws DataError
 */
export const saveRates = (client: SupabaseClient<Database>, house: string, plan: Plan, version: number) =>
  change(client.rpc('set_rates', { property_id: house, draft: plan, expected_version: version }));

/** What a stay costs now and would cost with these prices, by the function that quotes to guests. */
export function useComparison(house: string, from: PlainDate, to: PlainDate, plan: Plan, enabled: boolean) {
  return useRead(
    'comparing the price of a stay',
    ['compared stay', house, from, to, plan],
    (client, signal) => {
      // Prices do not depend on how many come.
      const stay = { property_id: house, check_in: from, check_out: to, guests: 1 };
      return readOne(client.rpc('preview_quote', { ...stay, draft: plan }), signal);
    },
    { enabled, retry: false, staleTime: 0, gcTime: 0 },
  );
}
