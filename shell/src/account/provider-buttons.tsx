import { Form, requiredText, useZodForm } from '@marisma/area-kit/forms';
import * as z from '@marisma/area-kit/zod';
import { Button, Disclosure, Field, Input, Stack } from '@marisma/area-kit/ui';
import type { Client } from '../session/browser-client';
import { t } from '../texts';
import { Divider } from './auth-page.styles';
import { signInWithProvider, signInWithSso, signInWithWallet } from './queries';
import { providerName, type ServiceFeatures } from './service-features';
import { useAttempt } from './auth-failure';

const texts = t.auth.providers;

/** Buttons for the service's other ways to sign in; empty when it offers none. */
export function ProviderButtons({ providers, chains, sso }: ServiceFeatures) {
  const { busy, attempt } = useAttempt(texts.failed);
  // A wallet puts an object of the chain's name on the window.
  const wallets = chains.filter((chain) => chain in globalThis);
  if (providers.length + wallets.length === 0 && !sso) return null;
  const button = (name: string, label: string, signIn: (client: Client) => Promise<void>) => (
    <Button
      key={name}
      variant="outline"
      block
      busy={busy === name}
      onClick={() => void attempt(signIn, name)}
    >
      {label}
    </Button>
  );
  return (
    <Stack $gap={4}>
      <Divider>{texts.or}</Divider>
      {providers.map((provider) =>
        button(provider, texts.continueWith(providerName(provider)), (client) =>
          signInWithProvider(client, provider),
        ),
      )}
      {wallets.map((chain) =>
        button(chain, texts.web3(providerName(chain)), (client) => signInWithWallet(client, chain)),
      )}
      {sso && <SsoForm onDomain={(domain) => attempt((client) => signInWithSso(client, domain))} />}
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
