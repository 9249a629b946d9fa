import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@marisma/area-kit/data';

export interface Profile {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** The profile could not be read or written. */
export class ProfileError extends Error {
  override name = 'ProfileError';
}

/** The signed-in user's own profile. @throws ProfileError */
export async function fetchProfile(client: SupabaseClient<Database>, userId: string): Promise<Profile> {
  const { data, error } = await client
    .from('profiles')
    .select('first_name, last_name, email, phone')
    .eq('user_id', userId)
    .single();
  if (error) throw new ProfileError(error.message);
  return {
    firstName: data.first_name ?? '',
    lastName: data.last_name ?? '',
    email: data.email ?? '',
    phone: data.phone ?? '',
  };
}

/**
 * Writes the profile's fields that its user may change.
 * @throws ProfileError, also when no row was updated
 */
export async function updateProfile(
  client: SupabaseClient<Database>,
  userId: string,
  { firstName, lastName, phone }: Omit<Profile, 'email'>,
): Promise<void> {
  const { error, count } = await client
    .from('profiles')
    .update({ first_name: firstName, last_name: lastName, phone: phone || null }, { count: 'exact' })
    .eq('user_id', userId);
  if (error) throw new ProfileError(error.message);
  if (count === 0) throw new ProfileError('There is no profile to change.');
}

/**
 * Writes the new name to the account, which is where the header and greetings read it.
 * @throws ProfileError
 */
export async function renameAccount(
  client: SupabaseClient<Database>,
  { firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>,
): Promise<void> {
  const { error } = await client.auth.updateUser({ data: { first_name: firstName, last_name: lastName } });
  if (error) throw new ProfileError(error.message);
}
