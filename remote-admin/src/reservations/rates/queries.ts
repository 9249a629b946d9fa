import { change, readOne, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import { useShell, useUser } from '@marisma/area-kit/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import type { Plan } from './rates-draft';

/** The prices of a house and their latest changes. */
export function useRates(house: string) {
  const { supabase } = useShell();
  const { id } = useUser();
  return useQuery({
    queryKey: ['rates', id, house],
    queryFn: async ({ signal }) =>
      readOne((await supabase()).rpc('house_rates', { property_id: house }), signal),
    // Read once: what is entered must not be replaced while somebody looks at another tab.
    staleTime: Infinity,
    // Whatever is read begins the draft anew, also when it is what was read before.
    structuralSharing: false,
    gcTime: 0,
    meta: { during: 'reading the rates of a house' },
  });
}

/**
 * Replaces the prices of a house, if nobody has changed them since this version.
 * @throws DataError
 */
export const saveRates = (client: SupabaseClient<Database>, house: string, plan: Plan, version: number) =>
  change(client.rpc('set_rates', { property_id: house, draft: plan, expected_version: version }));

/** What a stay costs now and would cost with these prices, by the function that quotes to guests. */
export function useComparison(house: string, from: PlainDate, to: PlainDate, plan: Plan, enabled: boolean) {
  const { supabase } = useShell();
  return useQuery({
    queryKey: ['compared stay', house, from, to, plan],
    queryFn: async ({ signal }) => {
      // Prices do not depend on how many come.
      const stay = { property_id: house, check_in: from, check_out: to, guests: 1 };
      return readOne((await supabase()).rpc('preview_quote', { ...stay, draft: plan }), signal);
    },
    enabled,
    retry: false,
    staleTime: 0,
    gcTime: 0,
    meta: { during: 'comparing the price of a stay' },
  });
}
