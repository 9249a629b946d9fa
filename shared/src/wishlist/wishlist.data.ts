import type { SupabaseClient } from '@supabase/supabase-js';
import { change, read, type Database } from '../data';
import { isHouseId, type HouseId } from '../houses';

type Client = SupabaseClient<Database>;

/**
 * The houses that this account has saved, the first one first.
 * @throws DataError
 */
export async function readSaved(client: Client, userId: string): Promise<HouseId[]> {
  const rows = await read(
    client.from('wishlist').select('property_id').eq('user_id', userId).order('created_at'),
  );
  return rows.map((row) => row.property_id).filter(isHouseId);
}

/**
 * Saves houses in this account; one that is saved already stays as it is.
 * @throws DataError
 */
export async function addSaved(client: Client, userId: string, list: readonly HouseId[]): Promise<void> {
  const rows = list.map((id) => ({ user_id: userId, property_id: id }));
  const once = { onConflict: 'user_id,property_id', ignoreDuplicates: true };
  await change(client.from('wishlist').upsert(rows, once));
}

/**
 * Takes a house out of this account's wishlist, where it is in it.
 * @throws DataError
 */
export async function removeSaved(client: Client, userId: string, house: HouseId): Promise<void> {
  await change(client.from('wishlist').delete().eq('user_id', userId).eq('property_id', house));
}
