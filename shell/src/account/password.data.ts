import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@marisma/area-kit/data';
import { unwrap } from './auth-failure';

type Client = SupabaseClient<Database>;

/** Signs in; the session arrives through the auth events. @throws AuthFailure */
export async function signIn(
  client: Client,
  credentials: { email: string; password: string },
): Promise<void> {
  unwrap(client, await client.auth.signInWithPassword(credentials));
}

/**
 * Sends a link to set a new password. The service does not reveal whether the address has an account.
 * @throws AuthFailure
 */
export async function sendRecovery(client: Client, email: string): Promise<void> {
  unwrap(client, await client.auth.resetPasswordForEmail(email, { redirectTo: location.origin }));
}

/**
 * Sets the signed-in user's password. The service ends the user's other sessions.
 * @param current needed unless a mailed link signed the user in
 * @throws AuthFailure, with a code that begins with `current_password` when the current one is wrong
 */
export async function setPassword(client: Client, password: string, current?: string): Promise<void> {
  const proof = current === undefined ? {} : { current_password: current };
  unwrap(client, await client.auth.updateUser({ password, ...proof }));
}

/** Sends a new account's verification e-mail again. @throws AuthFailure */
export async function resendVerification(client: Client, email: string): Promise<void> {
  const options = { emailRedirectTo: location.origin };
  unwrap(client, await client.auth.resend({ type: 'signup', email, options }));
}
