import { useShell, type SessionUser } from '@marisma/shared/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import type { Database } from '../data';

const PATIENCE_MS = 8_000;

export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
}

/** The profile could not be read: no answer, a refusal, or no single row. The cause says which. */
export class ProfileError extends Error {
  override name = 'ProfileError';
}

/**
 * Reads a user's own row of `profiles`.
 * @param signal gives the request up
 * @throws ProfileError
 */
export async function readProfile(
  client: SupabaseClient<Database>,
  userId: string,
  signal: AbortSignal,
): Promise<Profile> {
  const { data, error } = await client
    .from('profiles')
    .select('first_name, last_name, email')
    .eq('user_id', userId)
    // The query tries again; tries hidden in here would keep the first failure from it for seconds.
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

/**
 * A user's own profile, and `name`, what to call them: the profile's first name, else the one given at sign-up, else
 * the email. The name is undefined until the profile is read or a read has failed.
 */
export function useProfile(user: SessionUser) {
  const { supabase } = useShell();
  const query = useQuery({
    queryKey: ['profile', user.id],
    queryFn: async ({ signal }) =>
      readProfile(await supabase(), user.id, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])),
    meta: { during: 'reading the profile' },
  });
  const waiting = query.isPending && query.failureCount === 0;
  const name = query.data?.firstName || user.firstName.trim() || query.data?.email || user.email;
  return { ...query, waiting, name: waiting ? undefined : name };
}
