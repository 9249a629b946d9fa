import type { Provider, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@marisma/area-kit/data';
import { t } from '../texts';
import { unwrap } from './auth-failure';

type Client = SupabaseClient<Database>;

const NAMES: Record<string, string> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  linkedin_oidc: 'LinkedIn',
  azure: 'Microsoft',
  slack_oidc: 'Slack',
  workos: 'WorkOS',
};

/** A provider's display name. */
export const providerName = (provider: string): string =>
  NAMES[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);

/** Navigates to the provider, which sends the visitor back with a session. @throws AuthFailure */
export async function signInWithProvider(client: Client, provider: string): Promise<void> {
  const options = { redirectTo: location.origin };
  unwrap(client, await client.auth.signInWithOAuth({ provider: provider as Provider, options }));
}

/** Navigates to the company's sign-in page. @throws AuthFailure when the domain is not known */
export async function signInWithSso(client: Client, domain: string): Promise<void> {
  const { url } = unwrap(
    client,
    await client.auth.signInWithSSO({ domain, options: { redirectTo: location.origin } }),
  );
  if (url) location.assign(url);
}

/** Asks the visitor's wallet for a signature. @throws AuthFailure */
export async function signInWithWallet(client: Client, chain: 'ethereum' | 'solana'): Promise<void> {
  const statement = t.auth.providers.web3Statement;
  const credentials = chain === 'ethereum' ? { chain, statement } : { chain, statement };
  unwrap(client, await client.auth.signInWithWeb3(credentials));
}

/** Whether this browser has a wallet for the chain. */
export const hasWallet = (chain: 'ethereum' | 'solana'): boolean => chain in globalThis;
