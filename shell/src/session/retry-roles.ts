import type { SupabaseClient } from '@supabase/supabase-js';
import { within } from '@marisma/area-kit/browser';
import type { Role } from '@marisma/area-kit/contract';
import type { Database } from '@marisma/area-kit/data';
import { fetchRoles, RolesError } from './roles.data';

/** Pauses before the second and the third try. */
export const RETRY_DELAYS_MS = [400, 1600];
/** After this time without an answer the attempt has failed. */
export const ANSWER_WITHIN_MS = 10_000;

/**
 * Loads a user's roles and retries failures after a pause; a refused token is not retried.
 * @throws RolesError after the last try; the signal's reason when `signal` is aborted
 */
export async function fetchRolesPatiently(
  client: SupabaseClient<Database>,
  userId: string,
  signal: AbortSignal,
): Promise<Role[]> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await fetchRoles(client, userId, within(ANSWER_WITHIN_MS, signal));
    } catch (error) {
      const delay = RETRY_DELAYS_MS[attempt];
      const refused = error instanceof RolesError && error.status === 401;
      if (signal.aborted || refused || delay === undefined) throw error;
      await pause(delay);
      signal.throwIfAborted();
    }
  }
}

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
