import { change, type Database } from '../data';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { PlainDate } from '../format';

type Client = SupabaseClient<Database>;

/** Nights of a house from `from` to the one before `to`. */
export interface HouseNights {
  propertyId: string;
  from: PlainDate;
  to: PlainDate;
}

/**
 * Takes nights off the market. The same call sent twice makes one block.
 * @throws DataError; the hint of `taken` lists the nights in the way, separated by commas
 */
export const blockNights = (
  client: Client,
  { propertyId, from, to }: HouseNights,
  note: string,
): Promise<unknown> =>
  change(client.rpc('block_nights', { property_id: propertyId, from_day: from, to_day: to, note }));

/**
 * Gives blocked nights back.
 * @returns how many
 * @throws DataError
 */
export const unblockNights = (client: Client, { propertyId, from, to }: HouseNights): Promise<number> =>
  change(client.rpc('unblock_nights', { property_id: propertyId, from_day: from, to_day: to }));
