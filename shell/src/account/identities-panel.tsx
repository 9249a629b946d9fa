import { useShell } from '@marisma/area-kit/shell';
import { Button, Heading, Stack, Text } from '@marisma/area-kit/ui';
import type { UserIdentity } from '@supabase/supabase-js';
import { useCallback, useEffect, useState } from 'react';
import { t } from '../texts';
import { connectIdentity, disconnectIdentity, readIdentities } from './queries';
import { providerName, useServiceFeatures } from './service-features';
import { useAttempt } from './auth-failure';

const texts = t.profile.identities;
const nameOf = (provider: string) => (provider === 'email' ? texts.email : providerName(provider));

/** The account's ways to sign in; shown when the service offers more than e-mail and password. */
export function IdentitiesPanel() {
  const { supabase, notify } = useShell();
  const { providers } = useServiceFeatures();
  const { busy, attempt } = useAttempt(texts.failed);
  const [identities, setIdentities] = useState<UserIdentity[]>([]);
  const load = useCallback(async () => setIdentities(await readIdentities(await supabase())), [supabase]);
  const offered = providers.length > 0;
  useEffect(() => {
    // Without providers there is no choice to show and nothing to load.
    if (offered) load().catch(() => undefined);
  }, [load, offered]);
  if (!offered) return null;
  const disconnect = (identity: UserIdentity) =>
    attempt(async (client) => {
      await disconnectIdentity(client, identity);
      notify({ kind: 'success', title: texts.disconnected(nameOf(identity.provider)) });
      await load();
    }, identity.provider);
  const connected = new Set(identities.map(({ provider }) => provider));
  return (
    <Stack as="section" $gap={3} $align="start">
      <Heading level={2} size="title">
        {texts.heading}
      </Heading>
      {identities.map((identity) => (
        <Stack key={identity.identity_id} $row $wrap $gap={3}>
          <Text>{nameOf(identity.provider)}</Text>
          {identities.length > 1 && identity.provider !== 'email' && (
            <Button
              variant="quiet"
              size="sm"
              busy={busy === identity.provider}
              onClick={() => void disconnect(identity)}
            >
              {texts.disconnect(nameOf(identity.provider))}
            </Button>
          )}
        </Stack>
      ))}
      {providers
        .filter((provider) => !connected.has(provider))
        .map((provider) => (
          <Button
            key={provider}
            variant="outline"
            size="sm"
            busy={busy === provider}
            onClick={() => void attempt((client) => connectIdentity(client, provider), provider)}
          >
            {texts.connect(nameOf(provider))}
          </Button>
        ))}
    </Stack>
  );
}
