import { Form, passwordsMatch, useZodForm } from '@marisma/area-kit/forms';
import * as z from '@marisma/area-kit/zod';
import { ShortNotice } from '@marisma/area-kit/privacy';
import { useShell } from '@marisma/area-kit/shell';
import { Button, Field, Input, Note, RadioGroup, Text, TextLink } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { useNavItems } from '../frame/nav-links';
import { useSessionControl } from '../session/session-context';
import { t } from '../texts';
import { AuthFailure, messageFor } from './auth-failure';
import { InlineButton, Pair } from './auth-page.styles';
import { NewPasswordFields, newPasswordShape, useMismatch } from './new-password-fields';
import { ALREADY_EXISTS, SIGN_UP_ROLES, signUp, type NewAccount } from './queries';
import { accountEmailRule, firstNameRule, lastNameRule } from './rules';
import type { AccountFormProps } from './sign-in-form';

const texts = t.auth;
const schema = z
  .object({
    firstName: firstNameRule,
    lastName: lastNameRule,
    email: accountEmailRule,
    ...newPasswordShape,
    role: z.enum(SIGN_UP_ROLES),
  })
  .check(passwordsMatch);

const roleOptions = SIGN_UP_ROLES.map((value) => ({ value, ...texts.signUp.roles[value] }));

interface SignUpFormProps extends AccountFormProps {
  onUnverified: (email: string) => void;
  onSignIn: () => void;
}

export function SignUpForm({ email, onEmail, onUnverified, onSignIn, onForgot }: SignUpFormProps) {
  const { supabase, notify } = useShell();
  const { chooseRole } = useSessionControl();
  const [exists, setExists] = useState(false);
  const [terms] = useNavItems('terms');
  const form = useZodForm(schema, {
    defaultValues: { firstName: '', lastName: '', email, password: '', confirmPassword: '', role: 'client' },
  });
  const { errors, isSubmitting } = form.formState;
  const mismatch = useMismatch(form);
  const submit = async (account: NewAccount) => {
    setExists(false);
    try {
      const client = await supabase();
      await chooseRole(account.role === 'client' ? null : account.role);
      const unverified = await signUp(client, account);
      notify({ kind: 'success', title: texts.signUp.success });
      if (unverified) onUnverified(account.email);
    } catch (error) {
      const refused = error instanceof AuthFailure && !error.unreachable;
      setExists(refused && error.code === ALREADY_EXISTS);
      // Without an answer of the service there is only the general message.
      const description = messageFor(refused || !(error instanceof AuthFailure) ? error : null);
      notify({ kind: 'error', title: texts.signUp.failed, description });
      await chooseRole(null).catch(() => undefined);
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={texts.tabs.signUp}>
      <Pair>
        <Field label={texts.firstName} required error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...form.register('firstName')} />
        </Field>
        <Field label={texts.lastName} required error={errors.lastName?.message}>
          <Input autoComplete="family-name" {...form.register('lastName')} />
        </Field>
      </Pair>
      <Field label={texts.email} required error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="email"
          inputMode="email"
          {...form.register('email', {
            onChange: (event: { target: { value: string } }) => onEmail(event.target.value),
          })}
        />
      </Field>
      <NewPasswordFields form={form} labels={{ password: texts.password, confirm: texts.confirmPassword }} />
      <RadioGroup label={texts.signUp.role} options={roleOptions} {...form.register('role')} />
      {exists && (
        <Note tone="warning">
          <p>{texts.signUp.existsHint}</p>
          <InlineButton type="button" onClick={onSignIn}>
            {texts.signUp.existsSignIn}
          </InlineButton>{' '}
          <InlineButton type="button" onClick={onForgot}>
            {texts.signUp.existsForgot}
          </InlineButton>
        </Note>
      )}
      <Button type="submit" block disabled={mismatch} busy={isSubmitting} busyLabel={texts.signUp.busy}>
        {texts.signUp.submit}
      </Button>
      {terms && (
        <Text $size="sm" $muted>
          {texts.signUp.terms} <TextLink to={terms.to}>{terms.label}</TextLink>.
        </Text>
      )}
      <ShortNotice purpose={texts.signUp.purpose} />
    </Form>
  );
}
