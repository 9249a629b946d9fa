import { useShell, type SessionUser } from '@marisma/area-kit/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { within } from '../browser/within';
import type { Database } from '../data';

const PATIENCE_MS = 8_000;

export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
}

/** The profile could not be read: no response, a refusal, or not exactly one row. `cause` holds the reason. */
export class ProfileError extends Error {
  override name = 'ProfileError';
}

/**
 * Reads a user's own row of `profiles`.
 * @param signal aborts the request
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
    // The query retries; retries of the data client would delay the first failure by seconds.
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
 * A user's own profile and display name: the profile's first name, else the one given at sign-up, else the email. The
 * name is undefined until the profile is read or a read has failed.
 */
export function useProfile(user: SessionUser) {
  const { supabase } = useShell();
  const query = useQuery({
    queryKey: ['profile', user.id],
    queryFn: async ({ signal }) => readProfile(await supabase(), user.id, within(PATIENCE_MS, signal)),
    meta: { during: 'reading the profile' },
  });
  const waiting = query.isPending && query.failureCount === 0;
  const name = query.data?.firstName || user.firstName.trim() || query.data?.email || user.email;
  return { ...query, waiting, name: waiting ? undefined : name };
}
