import { Form, useZodForm } from '@marisma/area-kit/forms';
import * as z from '@marisma/area-kit/zod';
import { Button, Field, FormStatus, Input } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { t } from '../texts';
import { InlineButton } from './auth-page.styles';
import { FormFrame } from './form-frame';
import { sendRecovery } from './queries';
import { accountEmailRule } from './rules';
import { useAttempt } from './auth-failure';

const schema = z.object({ email: accountEmailRule });
const texts = t.auth.forgot;

export function ForgotForm({ email, onBack }: { email: string; onBack: () => void }) {
  const { busy, attempt } = useAttempt(texts.failed);
  const [sentTo, setSentTo] = useState('');
  const form = useZodForm(schema, { defaultValues: { email } });
  const submit = (values: { email: string }) => {
    setSentTo('');
    return attempt(async (client) => {
      await sendRecovery(client, values.email);
      setSentTo(values.email);
    });
  };
  return (
    <FormFrame id="forgot-title" title={texts.title} text={texts.text}>
      <Form form={form} onSubmit={submit} labelledBy="forgot-title">
        <Field label={t.auth.email} required error={form.formState.errors.email?.message}>
          <Input type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
        </Field>
        <Button type="submit" block busy={busy !== ''} busyLabel={texts.busy}>
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
