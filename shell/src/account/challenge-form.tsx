import { Form, useZodForm } from '@marisma/area-kit/forms';
import { useShell } from '@marisma/area-kit/shell';
import { Button, Field, Input, Stack } from '@marisma/area-kit/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Challenge } from '../session/session-user';
import { t } from '../texts';
import { wordsOf } from './auth-failure';
import { InlineButton } from './auth-page.styles';
import { codeSchema } from './code-schema';
import { openChallenge, verifyCode } from './factors.data';
import { FormFrame } from './form-frame';

const texts = t.auth.challenge;

/** Asks for the second factor, between the password and the session. */
export function ChallengeForm({ challenge }: { challenge: Challenge }) {
  const { supabase, notify, signOut } = useShell();
  const opened = useRef<Promise<string> | null>(null);
  const form = useZodForm(codeSchema, { defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;

  const open = () => {
    opened.current = supabase().then((client) => openChallenge(client, challenge));
    return opened.current;
  };
  const fail = (error: unknown) =>
    notify({ kind: 'error', title: texts.failed, description: wordsOf(error) });

  // A phone needs a challenge to get its code. For an app the challenge is opened together with the answer.
  const { factorId, type } = challenge;
  const openForPhone = useEffectEvent(() => {
    if (type === 'phone') open().catch(fail);
  });
  useEffect(() => openForPhone(), [factorId]);

  const submit = async ({ code }: { code: string }) => {
    try {
      const challengeId = await (opened.current ?? open());
      await verifyCode(await supabase(), { factorId, challengeId, code });
      notify({ kind: 'success', title: t.auth.signIn.success });
    } catch (error) {
      if (type === 'totp') opened.current = null;
      form.resetField('code');
      form.setFocus('code');
      fail(error);
    }
  };

  return (
    <FormFrame id="challenge-title" title={texts.title} text={texts[type]}>
      <Form form={form} onSubmit={submit} labelledBy="challenge-title">
        <Field label={texts.code} required error={errors.code?.message}>
          <Input autoComplete="one-time-code" inputMode="numeric" maxLength={9} {...form.register('code')} />
        </Field>
        <Button type="submit" block busy={isSubmitting} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </Form>
      <Stack $gap={0} $align="start">
        {type === 'phone' && (
          <InlineButton type="button" onClick={() => void open().catch(fail)}>
            {texts.resend}
          </InlineButton>
        )}
        <InlineButton type="button" onClick={() => void signOut()}>
          {texts.cancel}
        </InlineButton>
      </Stack>
    </FormFrame>
  );
}
