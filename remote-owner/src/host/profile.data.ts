import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database, Tables } from '@marisma/shared/data';

export type ProfileName = Pick<Tables<'profiles'>, 'first_name' | 'last_name' | 'email'>;

/** The user's own profile could not be read; `cause` has the service's reason. */
export class ProfileUnavailable extends Error {
  override name = 'ProfileUnavailable';
}

/**
 * Reads who the signed-in user is.
 * @throws ProfileUnavailable
 */
export async function readProfileName(
  client: SupabaseClient<Database>,
  userId: string,
  signal: AbortSignal,
): Promise<ProfileName> {
  const { data, error } = await client
    .from('profiles')
    .select('first_name, last_name, email')
    .eq('user_id', userId)
    .retry(false)
    .abortSignal(signal)
    .single();
  if (error) throw new ProfileUnavailable('The profile could not be read.', { cause: error });
  return data;
}
