import * as z from '@marisma/area-kit/zod';
import { accessOf } from '../session/service-access';

const settings = z.object({
  external: z._default(z.record(z.string(), z.unknown()), {}),
  disable_signup: z._default(z.boolean(), false),
  saml_enabled: z._default(z.boolean(), false),
});

/** The ways to sign in that this deployment's auth service offers beyond e-mail and password. */
export interface ServiceFeatures {
  /** External providers, such as 'google'. */
  providers: string[];
  /** Wallet chains, such as 'ethereum'. */
  chains: ('ethereum' | 'solana')[];
  sso: boolean;
  signUpOpen: boolean;
}

export const PLAIN_FEATURES: ServiceFeatures = { providers: [], chains: [], sso: false, signUpOpen: true };

const NOT_PROVIDERS = /^(email|phone|anonymous_users|web3_.*|saml)$/;

/** Reads `/auth/v1/settings`. Without a readable answer, only e-mail and password are offered. */
export async function fetchServiceFeatures(client: object): Promise<ServiceFeatures> {
  const access = accessOf(client);
  if (!access) return PLAIN_FEATURES;
  const answer = await access
    .fetch(`${access.url}/auth/v1/settings`, { headers: { apikey: access.key } })
    .catch(() => null);
  const parsed = settings.safeParse(answer?.ok ? await answer.json().catch(() => null) : null);
  if (!parsed.success) return PLAIN_FEATURES;
  const { external, disable_signup, saml_enabled } = parsed.data;
  const offered = Object.keys(external).filter((name) => external[name] === true);
  return {
    providers: offered.filter((name) => !NOT_PROVIDERS.test(name)),
    chains: (['ethereum', 'solana'] as const).filter((chain) => offered.includes(`web3_${chain}`)),
    sso: saml_enabled,
    signUpOpen: !disable_signup,
  };
}
