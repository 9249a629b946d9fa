import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@marisma/area-kit/data';

/** Roles that a new account may choose instead of `client`. */
export const CLAIMABLE_ROLES = ['owner', 'management'] as const;
export type ClaimableRole = (typeof CLAIMABLE_ROLES)[number];

export const isClaimable = (value: unknown): value is ClaimableRole =>
  CLAIMABLE_ROLES.includes(value as ClaimableRole);

/**
 * Turns a new client account into the host account chosen at sign-up: first the role, then the profile rows.
 * The service decides whether the account may still choose. Every step runs, even after a failure.
 * @returns one error per failed step
 */
export async function claimRole(
  client: SupabaseClient<Database>,
  userId: string,
  role: ClaimableRole,
): Promise<Error[]> {
  const steps = [
    () => client.from('user_roles').update({ role }).eq('user_id', userId),
    () => client.from('client_profiles').delete().eq('user_id', userId),
    () => client.from('owner_profiles').insert({ user_id: userId }),
  ];
  const errors: Error[] = [];
  for (const step of steps) {
    const { error } = await step();
    if (error) errors.push(new Error(error.message));
  }
  return errors;
}
