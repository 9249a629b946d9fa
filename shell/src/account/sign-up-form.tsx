import { Form, passwordsMatch, useWatch, useZodForm } from '@marisma/area-kit/forms';
import * as z from '@marisma/area-kit/zod';
import { useShell } from '@marisma/area-kit/shell';
import { Button, Field, Input, Note, RadioGroup, Text, TextLink } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { useNavItems } from '../frame/nav-links';
import { isClaimable } from '../session/claim-role.data';
import { useSessionControl } from '../session/session-context';
import { t } from '../texts';
import { accountEmailRule, firstNameRule, lastNameRule } from './account-rules';
import { AuthFailure, wordsOf } from './auth-failure';
import { InlineButton, Pair } from './auth-page.styles';
import { newPasswordRule } from './new-password';
import { isMismatch, NewPasswordFields } from './new-password-fields';
import { ALREADY_EXISTS, SIGN_UP_ROLES, signUp, type NewAccount } from './sign-up.data';

const texts = t.auth;

const schema = z
  .object({
    firstName: firstNameRule,
    lastName: lastNameRule,
    email: accountEmailRule,
    password: newPasswordRule,
    confirmPassword: z.string().check(z.minLength(1, texts.required.confirm)),
    role: z.enum(SIGN_UP_ROLES),
  })
  .check(passwordsMatch);

const roleOptions = SIGN_UP_ROLES.map((value) => ({ value, ...texts.signUp.roles[value] }));

interface SignUpFormProps {
  email: string;
  onEmail: (email: string) => void;
  /** Called when the account's e-mail address must be confirmed first. */
  onUnverified: (email: string) => void;
  onSignIn: () => void;
  onForgot: () => void;
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
  const [password, confirm] = useWatch({ control: form.control, name: ['password', 'confirmPassword'] });
  const typed = { password, confirm };

  const submit = async (account: NewAccount) => {
    setExists(false);
    try {
      const client = await supabase();
      await chooseRole(isClaimable(account.role) ? account.role : null);
      const outcome = await signUp(client, account);
      notify({ kind: 'success', title: texts.signUp.success });
      if (outcome === 'unverified') onUnverified(account.email);
    } catch (error) {
      const failure = error instanceof AuthFailure && !error.unreachable ? error : null;
      setExists(failure?.code === ALREADY_EXISTS);
      const description = wordsOf(failure ?? (error instanceof AuthFailure ? null : error));
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
      <NewPasswordFields
        labels={{ password: texts.password, confirm: texts.confirmPassword }}
        password={form.register('password')}
        confirm={form.register('confirmPassword')}
        typed={typed}
        errors={{ password: errors.password?.message, confirm: errors.confirmPassword?.message }}
      />
      <RadioGroup label={texts.signUp.role} options={roleOptions} {...form.register('role')} />
      {exists && <AccountExists onSignIn={onSignIn} onForgot={onForgot} />}
      <Button
        type="submit"
        block
        disabled={isMismatch(typed)}
        busy={isSubmitting}
        busyLabel={texts.signUp.busy}
      >
        {texts.signUp.submit}
      </Button>
      {terms && (
        <Text $size="sm" $muted>
          {texts.signUp.terms} <TextLink to={terms.to}>{terms.label}</TextLink>.
        </Text>
      )}
    </Form>
  );
}

function AccountExists({ onSignIn, onForgot }: Pick<SignUpFormProps, 'onSignIn' | 'onForgot'>) {
  return (
    <Note tone="warning">
      <p>{texts.signUp.existsHint}</p>
      <InlineButton type="button" onClick={onSignIn}>
        {texts.signUp.existsSignIn}
      </InlineButton>{' '}
      <InlineButton type="button" onClick={onForgot}>
        {texts.signUp.existsForgot}
      </InlineButton>
    </Note>
  );
}
