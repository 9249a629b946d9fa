import { useShell, type SessionUser } from '@marisma/area-kit/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { readOne, type Database } from '../data';

export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
}

/**
 * Reads a user's own row of `profiles`.
 * @param signal aborts the request
 * @throws DataError, also when there is not one row
 */
export async function readProfile(
  client: SupabaseClient<Database>,
  userId: string,
  signal: AbortSignal,
): Promise<Profile> {
  const row = await readOne(
    client.from('profiles').select('first_name, last_name, email').eq('user_id', userId),
    signal,
  );
  return {
    firstName: row.first_name?.trim() ?? '',
    lastName: row.last_name?.trim() ?? '',
    email: row.email?.trim() ?? '',
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
    queryFn: async ({ signal }) => readProfile(await supabase(), user.id, signal),
    meta: { during: 'reading the profile' },
  });
  const waiting = query.isPending && query.failureCount === 0;
  const name = query.data?.firstName || user.firstName.trim() || query.data?.email || user.email;
  return { ...query, waiting, name: waiting ? undefined : name };
}
