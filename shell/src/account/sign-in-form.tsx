import { Form, passwordRule, useZodForm } from '@marisma/area-kit/forms';
import * as z from '@marisma/area-kit/zod';
import { useShell } from '@marisma/area-kit/shell';
import { Button, Field, Input, Note, PasswordInput } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { useSessionControl } from '../session/session-context';
import { t } from '../texts';
import { AuthFailure, messageFor } from './auth-failure';
import { InlineButton } from './auth-page.styles';
import { signIn } from './queries';
import { ResendButton } from './resend-button';
import { accountEmailRule } from './rules';

const schema = z.object({ email: accountEmailRule, password: passwordRule });
const texts = t.auth;

export interface AccountFormProps {
  /** Shared by the forms of the page, so that the visitor types it once. */
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
}

export function SignInForm({ email, onEmail, onForgot }: AccountFormProps) {
  const { supabase, notify } = useShell();
  const { challenge } = useSessionControl();
  const [unconfirmed, setUnconfirmed] = useState('');
  const [problem, setProblem] = useState('');
  const form = useZodForm(schema, { defaultValues: { email, password: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = async (values: { email: string; password: string }) => {
    setUnconfirmed('');
    setProblem('');
    try {
      await signIn(await supabase(), values);
      // With a second factor, signing in is not finished yet.
      if (challenge.get() === null) notify({ kind: 'success', title: texts.signIn.success });
    } catch (error) {
      const description = messageFor(error);
      if (error instanceof AuthFailure && error.code === 'email_not_confirmed') setUnconfirmed(values.email);
      else setProblem(description);
      notify({ kind: 'error', title: texts.signIn.failed, description });
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={texts.tabs.signIn}>
      <Field label={texts.email} required error={errors.email?.message}>
        <Input
          type="email"
          autoComplete="username"
          inputMode="email"
          {...form.register('email', {
            onChange: (event: { target: { value: string } }) => onEmail(event.target.value),
          })}
        />
      </Field>
      <div>
        <Field label={texts.password} required error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <InlineButton type="button" onClick={onForgot}>
          {texts.signIn.forgot}
        </InlineButton>
      </div>
      {unconfirmed && (
        <Note tone="warning">
          <p>{texts.signIn.unconfirmed}</p>
          <ResendButton email={unconfirmed} />
        </Note>
      )}
      {/* The toast announces it. */}
      {problem && <Note tone="danger">{problem}</Note>}
      <Button type="submit" block busy={isSubmitting} busyLabel={texts.signIn.busy}>
        {texts.signIn.submit}
      </Button>
    </Form>
  );
}
