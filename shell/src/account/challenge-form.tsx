import { Form } from '@marisma/area-kit/forms';
import { useShell } from '@marisma/area-kit/shell';
import { Button, Stack } from '@marisma/area-kit/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Challenge } from '../session/session-user';
import { t } from '../texts';
import { messageFor } from './auth-failure';
import { InlineButton } from './auth-page.styles';
import { CodeField, useCodeForm } from './code-field';
import { FormFrame } from './form-frame';
import { openChallenge, verifyCode } from './queries';

const texts = t.auth.challenge;

export function ChallengeForm({ challenge }: { challenge: Challenge }) {
  const { supabase, notify, signOut } = useShell();
  const opened = useRef<Promise<string> | null>(null);
  const form = useCodeForm();
  const { factorId, type } = challenge;
  const open = () => {
    opened.current = supabase().then((client) => openChallenge(client, challenge));
    return opened.current;
  };
  const fail = (error: unknown) =>
    notify({ kind: 'error', title: texts.failed, description: messageFor(error) });
  // A phone needs a challenge to get its code. For an app the challenge is opened together with the answer.
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
        <CodeField form={form} label={texts.code} />
        <Button type="submit" block busy={form.formState.isSubmitting} busyLabel={texts.busy}>
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
