import type { Database } from '@marisma/shared/data';
import type { SupabaseClient } from '@supabase/supabase-js';

export interface GuestProfile {
  firstName: string;
  lastName: string;
  email: string;
}

/** The profile could not be read: no answer, a refusal, or no single row. The cause says which. */
export class ProfileError extends Error {
  override name = 'ProfileError';
}

/**
 * Reads the guest's own row of `profiles`.
 * @param signal gives the request up
 * @throws ProfileError
 */
export async function readProfile(
  client: SupabaseClient<Database>,
  userId: string,
  signal: AbortSignal,
): Promise<GuestProfile> {
  const { data, error } = await client
    .from('profiles')
    .select('first_name, last_name, email')
    .eq('user_id', userId)
    // The caller tries again; tries hidden in here would keep the first failure from it for seconds.
    .retry(false)
    .abortSignal(signal)
    .single();
  if (error) throw new ProfileError(`Profile could not be read: ${error.message}`, { cause: error });
  return {
    firstName: data.first_name?.trim() ?? '',
    lastName: data.last_name?.trim() ?? '',
    email: data.email?.trim() ?? '',
  };
}
