import { Form, useZodForm } from '@marisma/area-kit/forms';
import { useShell } from '@marisma/area-kit/shell';
import { token } from '@marisma/area-kit/theme';
import { Button, Field, Input, Stack, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../texts';
import { wordsOf } from './auth-failure';
import { codeSchema } from './code-schema';
import { openChallenge, verifyCode, type Enrollment } from './factors.data';

const texts = t.profile.factors;

const Key = styled.code`
  font-size: ${token.size.md};
  overflow-wrap: anywhere;
`;

/** Shows the key for the authenticator app and asks for the app's first code. */
export function EnrollmentForm({
  enrollment,
  onDone,
}: {
  enrollment: Enrollment;
  onDone: (done: boolean) => void;
}) {
  const { supabase, notify } = useShell();
  const form = useZodForm(codeSchema, { defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const { factorId, qrCode, secret } = enrollment;

  const verify = async ({ code }: { code: string }) => {
    try {
      const client = await supabase();
      const challengeId = await openChallenge(client, { factorId, type: 'totp' });
      await verifyCode(client, { factorId, challengeId, code });
      notify({ kind: 'success', title: texts.turnedOn });
      onDone(true);
    } catch (error) {
      notify({ kind: 'error', title: texts.failed, description: wordsOf(error) });
    }
  };

  return (
    <Stack $gap={4}>
      <Text $muted>{texts.scan}</Text>
      <img src={qrCode} alt={texts.qr} width={192} height={192} />
      <Text>
        {texts.secret}: <Key>{secret}</Key>
      </Text>
      <Form form={form} onSubmit={verify} label={texts.heading}>
        <Field label={texts.code} required error={errors.code?.message}>
          <Input autoComplete="one-time-code" inputMode="numeric" maxLength={9} {...form.register('code')} />
        </Field>
        <Stack $row $wrap $gap={3}>
          <Button type="submit" busy={isSubmitting} busyLabel={texts.busy}>
            {texts.verify}
          </Button>
          <Button variant="quiet" onClick={() => onDone(false)}>
            {texts.cancel}
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
}
