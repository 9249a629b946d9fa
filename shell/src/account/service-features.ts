import { useShell } from '@marisma/area-kit/shell';
import * as z from '@marisma/area-kit/zod';
import { useEffect, useState } from 'react';
import { accessOf } from '../session/service-access';

const settings = z.object({
  external: z._default(z.record(z.string(), z.unknown()), {}),
  disable_signup: z._default(z.boolean(), false),
  saml_enabled: z._default(z.boolean(), false),
});

const CHAINS = ['ethereum', 'solana'] as const;

/** The ways to sign in that this deployment's auth service offers beyond e-mail and password. */
export interface ServiceFeatures {
  providers: string[];
  chains: (typeof CHAINS)[number][];
  sso: boolean;
  signUpOpen: boolean;
}

const NOT_PROVIDERS = /^(email|phone|anonymous_users|web3_.*|saml)$/;

function featuresIn(document: unknown): ServiceFeatures {
  const { external, disable_signup, saml_enabled } = settings.safeParse(document).data ?? settings.parse({});
  const offered = Object.keys(external).filter((name) => external[name] === true);
  return {
    providers: offered.filter((name) => !NOT_PROVIDERS.test(name)),
    chains: CHAINS.filter((chain) => offered.includes(`web3_${chain}`)),
    sso: saml_enabled,
    signUpOpen: !disable_signup,
  };
}

async function readFeatures(client: object): Promise<ServiceFeatures> {
  const access = accessOf(client);
  const answer = await access?.fetch(`${access.url}/auth/v1/settings`, { headers: { apikey: access.key } });
  return featuresIn(answer?.ok ? await answer.json() : {});
}

/** What the auth service offers; e-mail and password only until it has answered, and when it doesn't. */
export function useServiceFeatures(): ServiceFeatures {
  const { supabase } = useShell();
  const [features, setFeatures] = useState(() => featuresIn({}));
  useEffect(() => {
    let left = false;
    supabase()
      .then(readFeatures)
      .then((found) => left || setFeatures(found))
      // The error is shown when the visitor submits a form.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [supabase]);
  return features;
}

const NAMES: Record<string, string> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  linkedin_oidc: 'LinkedIn',
  azure: 'Microsoft',
  slack_oidc: 'Slack',
  workos: 'WorkOS',
};

export const providerName = (provider: string): string =>
  NAMES[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
