import { change, type Database } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Comparison } from '../settings/queries';
import type { Plan } from './charges-draft';

/** Whose charges they are: of a house or, without one, of all. */
const scope = (house: string | undefined) => (house === undefined ? {} : { property_id: house });

/** The charges of a house or of all houses, and their latest changes. */
export const readCharges = (client: SupabaseClient<Database>, house: string | undefined) =>
  client.rpc('house_charges', scope(house));

/**
 * Replaces the charges, if nobody has changed them since this version.
 * @throws DataError
 */
export const saveCharges = (
  client: SupabaseClient<Database>,
  house: string | undefined,
  plan: Plan,
  version: number,
) => change(client.rpc('set_charges', { ...scope(house), draft: plan, expected_version: version }));

/** Who comes to which house. */
export interface Party {
  house: string;
  guests: number;
  pets: number;
}

/** What a stay costs now and would cost with these charges of its house, or of all houses. */
export const compareCharges = ({ house, ...who }: Party, plan: Plan): Comparison => ({
  key: [house, who, plan],
  request: (client, days) =>
    client.rpc('preview_charges', {
      property_id: house,
      ...days,
      ...who,
      draft: plan,
      common: plan.house === null,
    }),
});
