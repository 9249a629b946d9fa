import { Form, requiredText, useZodForm } from '@marisma/area-kit/forms';
import * as z from '@marisma/area-kit/zod';
import type { Database } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { Button, Disclosure, Field, Input, Stack } from '@marisma/area-kit/ui';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useState } from 'react';
import { t } from '../texts';
import { wordsOf } from './auth-failure';
import { Divider } from './auth-page.styles';
import {
  hasWallet,
  providerName,
  signInWithProvider,
  signInWithSso,
  signInWithWallet,
} from './external-sign-in.data';
import type { ServiceFeatures } from './service-features.data';

const texts = t.auth.providers;
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Buttons for the service's other ways to sign in; empty when it offers none. */
export function ProviderButtons({ providers, chains, sso }: ServiceFeatures) {
  const { supabase, notify } = useShell();
  const [busy, setBusy] = useState('');
  const wallets = chains.filter(hasWallet);
  if (providers.length + wallets.length === 0 && !sso) return null;

  const start = async (name: string, run: (client: SupabaseClient<Database>) => Promise<void>) => {
    setBusy(name);
    try {
      await run(await supabase());
    } catch (error) {
      notify({ kind: 'error', title: texts.failed, description: wordsOf(error) });
    } finally {
      setBusy('');
    }
  };

  return (
    <Stack $gap={4}>
      <Divider>{texts.or}</Divider>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          block
          busy={busy === provider}
          onClick={() => void start(provider, (client) => signInWithProvider(client, provider))}
        >
          {texts.continueWith(providerName(provider))}
        </Button>
      ))}
      {wallets.map((chain) => (
        <Button
          key={chain}
          variant="outline"
          block
          busy={busy === chain}
          onClick={() => void start(chain, (client) => signInWithWallet(client, chain))}
        >
          {texts.web3(capitalized(chain))}
        </Button>
      ))}
      {sso && <SsoForm onDomain={(domain) => start('sso', (client) => signInWithSso(client, domain))} />}
    </Stack>
  );
}

const ssoSchema = z.object({ domain: requiredText(texts.ssoDomain, 253) });

function SsoForm({ onDomain }: { onDomain: (domain: string) => Promise<void> }) {
  const form = useZodForm(ssoSchema, { defaultValues: { domain: '' } });
  const { errors, isSubmitting } = form.formState;
  return (
    <Disclosure label={texts.sso}>
      <Form form={form} onSubmit={({ domain }) => onDomain(domain)} label={texts.sso}>
        <Field label={texts.ssoDomain} required error={errors.domain?.message}>
          <Input
            placeholder="example.com"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('domain')}
          />
        </Field>
        <Button type="submit" variant="outline" busy={isSubmitting}>
          {texts.ssoSubmit}
        </Button>
      </Form>
    </Disclosure>
  );
}
