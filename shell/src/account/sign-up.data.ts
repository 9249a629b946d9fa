import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@marisma/area-kit/data';
import { AuthFailure, unwrap } from './auth-failure';
import { t } from '../texts';

/** Roles that a visitor may sign up with; the first is the default. `admin` can't be chosen. */
export const SIGN_UP_ROLES = ['client', 'owner', 'management'] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

export interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  role: SignUpRole;
}

/** Error code for an address that already has an account. */
export const ALREADY_EXISTS = 'user_already_exists';

/**
 * Creates an account.
 * @returns 'signedIn' when the service opens a session at once, 'unverified' when the address must be
 *   confirmed first
 * @throws AuthFailure
 */
export async function signUp(
  client: SupabaseClient<Database>,
  { email, password, firstName, lastName, role }: NewAccount,
): Promise<'signedIn' | 'unverified'> {
  const { user, session } = unwrap(
    client,
    await client.auth.signUp({
      email,
      password,
      options: {
        emailRedirectTo: location.origin,
        data: { first_name: firstName, last_name: lastName, role },
      },
    }),
  );
  // When confirmation is required, the service answers a known address like a new one, but without an
  // identity.
  if (!session && user?.identities?.length === 0) {
    throw new AuthFailure(t.auth.signUp.exists, ALREADY_EXISTS, 422);
  }
  return session ? 'signedIn' : 'unverified';
}
