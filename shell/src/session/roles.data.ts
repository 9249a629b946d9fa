import type { SupabaseClient } from '@supabase/supabase-js';
import { isRole, type Role } from '@marisma/area-kit/contract';
import type { Database } from '@marisma/area-kit/data';

/** The roles could not be read. */
export class RolesError extends Error {
  override name = 'RolesError';
  constructor(
    message: string,
    /** HTTP status; 0 when no answer came. */
    readonly status: number,
  ) {
    super(message);
  }
}

/**
 * The roles of one user.
 * @throws RolesError when the service refuses, fails or does not answer
 */
export async function fetchRoles(
  client: SupabaseClient<Database>,
  userId: string,
  signal: AbortSignal,
): Promise<Role[]> {
  const { data, error, status } = await client
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .abortSignal(signal);
  if (error) throw new RolesError(error.message, status);
  return [...new Set(data.map((row) => row.role).filter(isRole))];
}
