import { change, read, type Database } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Comparison } from '../settings/queries';
import type { Plan } from './rates-draft';

/** The key of what copies would change: copies read it again. */
export const COPIES = ['copied rates'];

/** The prices of a house and their latest changes. */
export const readRates = (client: SupabaseClient<Database>, house: string) =>
  client.rpc('house_rates', { property_id: house });

/**
 * Replaces the prices of a house, if nobody has changed them since this version.
 * @throws DataError
 */
export const saveRates = (client: SupabaseClient<Database>, house: string, plan: Plan, version: number) =>
  change(client.rpc('set_rates', { property_id: house, draft: plan, expected_version: version }));

/** What a stay costs now and would cost with these prices, which do not depend on how many come. */
export const compareRates = (house: string, plan: Plan): Comparison => ({
  key: [house, plan],
  request: (client, days) =>
    client.rpc('preview_quote', { property_id: house, ...days, guests: 1, draft: plan }),
});

type Copy = Database['public']['Functions']['copy_rates']['Args'];

/** What a copy would change in each house, and the versions of which that is true. */
export const useCopyPreview = (copy: Copy, enabled: boolean) =>
  useRead(
    'previewing copied rates',
    [...COPIES, copy],
    (client, signal) => read(client.rpc('copy_rates', copy), signal),
    { enabled, retry: false, staleTime: 0, gcTime: 0 },
  );
