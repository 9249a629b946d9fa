import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@marisma/area-kit/data';
import type { MailLink } from '../session/auth-link';
import { unwrap } from './auth-failure';

/**
 * Redeems the link of a mail, which signs its account in, and ends the session that it replaces.
 * @returns the account's e-mail address; null when the service wants a second link to be followed as well
 * @throws AuthFailure, such as `otp_expired`
 */
export async function redeemLink(
  client: SupabaseClient<Database>,
  { tokenHash, type }: MailLink,
): Promise<string | null> {
  const { data: before } = await client.auth.getSession();
  const verified = await client.auth.verifyOtp({ token_hash: tokenHash, type });
  const { user, session } = unwrap(client, verified);
  if (!session) return null;
  if (before.session) await client.auth.admin.signOut(before.session.access_token, 'local');
  return user?.email ?? '';
}
