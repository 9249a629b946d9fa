import type { Role } from '@marisma/area-kit/contract';
import { useShell, type Session } from '@marisma/area-kit/shell';
import {
  Badge,
  Button,
  Field,
  Heading,
  KeyValueList,
  Note,
  PasswordInput,
  Skeleton,
  Stack,
  Text,
} from '@marisma/area-kit/ui';
import { Form, passwordRule, passwordsMatch, useZodForm } from '@marisma/area-kit/forms';
import * as z from '@marisma/area-kit/zod';
import type { UserIdentity } from '@supabase/supabase-js';
import { useCallback, useEffect, useState } from 'react';
import { t } from '../texts';
import { Captcha } from './captcha';
import { FactorsPanel } from './factors-panel';
import { OwnDataPanel } from './own-data-panel';
import { connectIdentity, disconnectIdentity, readIdentities, sendRecovery, setPassword } from './queries';
import { AuthFailure, messageFor, useAttempt } from './auth-failure';
import { NewPasswordFields, newPasswordShape, useMismatch } from './new-password-fields';
import { providerName, useServiceFeatures } from './service-features';

const identityTexts = t.profile.identities;
const nameOf = (provider: string) => (provider === 'email' ? identityTexts.email : providerName(provider));

/** The account's ways to sign in; shown when the service offers more than e-mail and password. */
function IdentitiesPanel() {
  const { supabase, notify } = useShell();
  const { providers } = useServiceFeatures();
  const { busy, attempt } = useAttempt(identityTexts.failed);
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
      notify({ kind: 'success', title: identityTexts.disconnected(nameOf(identity.provider)) });
      await load();
    }, identity.provider);
  const connected = new Set(identities.map(({ provider }) => provider));
  return (
    <Stack as="section" $gap={3} $align="start">
      <Heading level={2} size="title">
        {identityTexts.heading}
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
              {identityTexts.disconnect(nameOf(identity.provider))}
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
            {identityTexts.connect(nameOf(provider))}
          </Button>
        ))}
    </Stack>
  );
}

const passwordTexts = t.profile.password;
const schema = z.object({ current: passwordRule, ...newPasswordShape }).check(passwordsMatch);
const empty = { current: '', password: '', confirmPassword: '' };

/** Changes the password of the signed-in visitor, who must know the current one. Ends the other sessions. */
function ChangePasswordForm() {
  const { supabase, notify } = useShell();
  const form = useZodForm(schema, { defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const mismatch = useMismatch(form);
  const submit = async (values: typeof empty) => {
    try {
      await setPassword(await supabase(), values.password, values.current);
      form.reset(empty);
      notify({ kind: 'success', title: passwordTexts.changed });
    } catch (error) {
      const code = error instanceof AuthFailure ? error.code : '';
      const isWrong = code.startsWith('current_password');
      const description = isWrong
        ? passwordTexts.wrong
        : code === 'reauthentication_needed'
          ? passwordTexts.signInAgain
          : messageFor(error);
      if (isWrong) form.setError('current', { message: passwordTexts.wrong }, { shouldFocus: true });
      notify({ kind: 'error', title: t.auth.recovery.failed, description });
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={passwordTexts.title}>
      <Field label={passwordTexts.current} required error={errors.current?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('current')} />
      </Field>
      <NewPasswordFields form={form} labels={t.auth.recovery} />
      <div>
        <Button
          type="submit"
          variant="outline"
          disabled={mismatch}
          busy={isSubmitting}
          busyLabel={t.auth.recovery.busy}
        >
          {passwordTexts.submit}
        </Button>
      </div>
    </Form>
  );
}

type SignedIn = Extract<Session, { status: 'signedIn' }>;
const texts = t.profile.account;

const LABEL_ORDER: readonly Role[] = ['admin', 'owner', 'management', 'client'];

/** @returns 'Administrator', 'Property Owner', 'Management' or 'Client'; 'None yet' without a role */
function accountType(roles: readonly Role[]): string {
  const first = LABEL_ORDER.find((role) => roles.includes(role));
  return first ? t.frame.roles[first].account : texts.noType;
}

export function AccountDetails({ session }: { session: SignedIn }) {
  const { roles, rolesStatus, user } = session;
  const loading = rolesStatus === 'loading';
  const waiting = <Skeleton $width="8rem" $height="1.25rem" />;
  return (
    <Stack $gap={8}>
      {rolesStatus === 'failed' && <Note tone="warning">{texts.rolesFailed}</Note>}
      <KeyValueList
        items={[
          { key: texts.type, value: loading ? waiting : accountType(roles) },
          { key: texts.roles, value: loading ? waiting : <RoleBadges roles={roles} /> },
        ]}
      />
      <PasswordPanel email={user.email} />
      <FactorsPanel />
      <IdentitiesPanel />
      <OwnDataPanel />
    </Stack>
  );
}

function RoleBadges({ roles }: { roles: readonly Role[] }) {
  if (roles.length === 0) return texts.noRoles;
  return (
    <Stack $row $wrap $gap={2}>
      {roles.map((role) => (
        <Badge key={role} $tone="accent">
          {t.frame.roles[role].name}
        </Badge>
      ))}
    </Stack>
  );
}

function PasswordPanel({ email }: { email: string }) {
  const { notify } = useShell();
  const { busy, attempt } = useAttempt(t.auth.forgot.failed);
  const send = () =>
    attempt(async (client) => {
      await sendRecovery(client, email);
      notify({ kind: 'success', title: t.auth.forgot.sent(email) });
    });

  return (
    <Stack as="section" $gap={5}>
      <Heading level={2} size="title">
        {texts.password}
      </Heading>
      <ChangePasswordForm />
      <Text $muted>{texts.passwordText}</Text>
      <div>
        <Button variant="outline" busy={busy !== ''} onClick={() => void send()}>
          {texts.passwordSubmit}
        </Button>
      </div>
      <Captcha />
    </Stack>
  );
}
