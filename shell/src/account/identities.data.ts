import type { Provider, SupabaseClient, UserIdentity } from '@supabase/supabase-js';
import type { Database } from '@marisma/area-kit/data';
import { unwrap } from './auth-failure';

type Client = SupabaseClient<Database>;

/** The account's ways to sign in. @throws AuthFailure */
export async function fetchIdentities(client: Client): Promise<UserIdentity[]> {
  return unwrap(client, await client.auth.getUserIdentities())?.identities ?? [];
}

/** Navigates to the provider to connect it with this account. @throws AuthFailure */
export async function connectIdentity(client: Client, provider: string): Promise<void> {
  const options = { redirectTo: location.href };
  unwrap(client, await client.auth.linkIdentity({ provider: provider as Provider, options }));
}

/** @throws AuthFailure */
export async function disconnectIdentity(client: Client, identity: UserIdentity): Promise<void> {
  unwrap(client, await client.auth.unlinkIdentity(identity));
}
