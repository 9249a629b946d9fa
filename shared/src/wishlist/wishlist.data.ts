import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../data';
import type { HouseId } from '../houses';
import { isHouseId } from './device-list';

type Client = SupabaseClient<Database>;

const PATIENCE_MS = 10_000;

/** The account's wishlist could not be read or changed. */
export class WishlistError extends Error {
  override readonly name = 'WishlistError';

  constructor(
    /** `signed_out`: the session has ended; `unavailable`: no answer, or a refusal. */
    readonly reason: 'signed_out' | 'unavailable',
    message: string,
  ) {
    super(message);
  }
}

interface Answer<T> {
  data: T;
  error: { message: string } | null;
  status: number;
}

async function answerOf<T>(request: PromiseLike<Answer<T>>): Promise<T> {
  const { data, error, status } = await request;
  if (error) throw new WishlistError(status === 401 ? 'signed_out' : 'unavailable', error.message);
  return data;
}

const patience = () => AbortSignal.timeout(PATIENCE_MS);

/**
 * The houses that this account has saved, the first one first.
 * @throws WishlistError
 */
export async function readSaved(client: Client, userId: string): Promise<HouseId[]> {
  const rows = await answerOf(
    client
      .from('wishlist')
      .select('property_id')
      .eq('user_id', userId)
      .order('created_at')
      .retry(false)
      .abortSignal(patience()),
  );
  return (rows ?? []).map((row) => row.property_id).filter(isHouseId);
}

/**
 * Saves houses in this account; one that is saved already stays as it is.
 * @throws WishlistError
 */
export async function addSaved(client: Client, userId: string, list: readonly HouseId[]): Promise<void> {
  const rows = list.map((id) => ({ user_id: userId, property_id: id }));
  const once = { onConflict: 'user_id,property_id', ignoreDuplicates: true };
  await answerOf(client.from('wishlist').upsert(rows, once).retry(false).abortSignal(patience()));
}

/**
 * Takes a house out of this account's wishlist, where it is in it.
 * @throws WishlistError
 */
export async function removeSaved(client: Client, userId: string, house: HouseId): Promise<void> {
  const rows = client.from('wishlist').delete().eq('user_id', userId).eq('property_id', house);
  await answerOf(rows.retry(false).abortSignal(patience()));
}
