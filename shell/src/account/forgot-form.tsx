import { Form, useZodForm } from '@marisma/area-kit/forms';
import * as z from '@marisma/area-kit/zod';
import { useShell } from '@marisma/area-kit/shell';
import { Button, Field, FormStatus, Input } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { t } from '../texts';
import { accountEmailRule } from './account-rules';
import { wordsOf } from './auth-failure';
import { InlineButton } from './auth-page.styles';
import { FormFrame } from './form-frame';
import { sendRecovery } from './password.data';

const schema = z.object({ email: accountEmailRule });
const texts = t.auth.forgot;

/** Sends a link for setting a new password. */
export function ForgotForm({ email, onBack }: { email: string; onBack: () => void }) {
  const { supabase, notify } = useShell();
  const [sentTo, setSentTo] = useState('');
  const form = useZodForm(schema, { defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;

  const submit = async (values: { email: string }) => {
    setSentTo('');
    try {
      await sendRecovery(await supabase(), values.email);
      setSentTo(values.email);
    } catch (error) {
      notify({ kind: 'error', title: texts.failed, description: wordsOf(error) });
    }
  };

  return (
    <FormFrame id="forgot-title" title={texts.title} text={texts.text}>
      <Form form={form} onSubmit={submit} labelledBy="forgot-title">
        <Field label={t.auth.email} required error={errors.email?.message}>
          <Input type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
        </Field>
        <Button type="submit" block busy={isSubmitting} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
        <FormStatus tone="success">{sentTo && texts.sent(sentTo)}</FormStatus>
      </Form>
      <InlineButton type="button" onClick={onBack}>
        {texts.back}
      </InlineButton>
    </FormFrame>
  );
}
