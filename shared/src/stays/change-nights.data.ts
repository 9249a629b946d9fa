import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../data';
import type { PlainDate } from '../format';
import * as z from '../shape';
import { ask } from './ask';

type Client = SupabaseClient<Database>;

/** A change that is given up may still have been stored, so it is given time. */
const PATIENCE_MS = 30_000;

/** Nights of a house from `from` to the one before `to`. */
export interface HouseNights {
  propertyId: string;
  from: PlainDate;
  to: PlainDate;
}

/**
 * Takes nights off the market. The same call sent twice makes one block.
 * @throws Refusal; the hint of `taken` lists the nights in the way, separated by commas
 */
export const blockNights = (
  client: Client,
  { propertyId, from, to }: HouseNights,
  note: string,
): Promise<unknown> =>
  ask(
    (until) =>
      client
        .rpc('block_nights', { property_id: propertyId, from_day: from, to_day: to, note })
        .retry(false)
        .abortSignal(until),
    (answer) => answer,
    PATIENCE_MS,
  );

/**
 * Gives blocked nights back.
 * @returns how many
 * @throws Refusal
 */
export const unblockNights = (client: Client, { propertyId, from, to }: HouseNights): Promise<number> =>
  ask(
    (until) =>
      client
        .rpc('unblock_nights', { property_id: propertyId, from_day: from, to_day: to })
        .retry(false)
        .abortSignal(until),
    (answer) => z.int().parse(answer),
    PATIENCE_MS,
  );
