import { Form } from '@marisma/area-kit/forms';
import { useShell } from '@marisma/area-kit/shell';
import { token } from '@marisma/area-kit/theme';
import { Button, Heading, Stack, StatusBadge, Text } from '@marisma/area-kit/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { t } from '../texts';
import { CodeField, useCodeForm } from './code-field';
import {
  beginEnrollment,
  openChallenge,
  readFactor,
  removeFactor,
  verifyCode,
  type Enrollment,
} from './queries';
import { useAttempt } from './auth-failure';

const texts = t.profile.factors;

/** Two-step verification; renders nothing when the service does not support it. */
export function FactorsPanel() {
  const { supabase, notify } = useShell();
  const { busy, attempt } = useAttempt(texts.failed);
  /** The factor's id; null when it is off, undefined when it is not supported. */
  const [factor, setFactor] = useState<string | null>();
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  useEffect(() => {
    let left = false;
    supabase()
      .then(readFactor)
      .then((found) => left || setFactor(found))
      // Without an answer from the service the panel stays hidden.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [supabase]);
  if (factor === undefined) return null;
  const turnOff = (factorId: string) =>
    attempt(async (client) => {
      await removeFactor(client, factorId);
      setFactor(null);
      notify({ kind: 'success', title: texts.turnedOff });
    });
  const finish = (factorId: string, done: boolean) => {
    setEnrollment(null);
    if (done) setFactor(factorId);
    else void attempt((client) => removeFactor(client, factorId));
  };
  return (
    <Stack as="section" $gap={3} $align="start">
      <Heading level={2} size="title">
        {texts.heading}
      </Heading>
      {factor ? (
        <>
          <StatusBadge tone="success">{texts.on}</StatusBadge>
          <Button variant="outline" busy={busy !== ''} onClick={() => void turnOff(factor)}>
            {texts.turnOff}
          </Button>
        </>
      ) : enrollment ? (
        <EnrollmentForm enrollment={enrollment} onDone={(done) => finish(enrollment.id, done)} />
      ) : (
        <>
          <Text $muted>{texts.text}</Text>
          <Button
            variant="outline"
            busy={busy !== ''}
            onClick={() => void attempt(async (client) => setEnrollment(await beginEnrollment(client)))}
          >
            {texts.setUp}
          </Button>
        </>
      )}
    </Stack>
  );
}

const Key = styled.code`
  font-size: ${token.size.md};
  overflow-wrap: anywhere;
`;

interface EnrollmentFormProps {
  enrollment: Enrollment;
  onDone: (done: boolean) => void;
}

/** Shows the key for the authenticator app and asks for the app's first code. */
function EnrollmentForm({ enrollment: { id, totp }, onDone }: EnrollmentFormProps) {
  const { notify } = useShell();
  const { busy, attempt } = useAttempt(texts.failed);
  const form = useCodeForm();
  const verify = ({ code }: { code: string }) =>
    attempt(async (client) => {
      const challengeId = await openChallenge(client, { factorId: id, type: 'totp' });
      await verifyCode(client, { factorId: id, challengeId, code });
      notify({ kind: 'success', title: texts.turnedOn });
      onDone(true);
    });
  return (
    <Stack $gap={4}>
      <Text $muted>{texts.scan}</Text>
      <img src={totp.qr_code} alt={texts.qr} width={192} height={192} />
      <Text>
        {texts.secret}: <Key>{totp.secret}</Key>
      </Text>
      <Form form={form} onSubmit={verify} label={texts.heading}>
        <CodeField form={form} label={texts.code} />
        <Stack $row $wrap $gap={3}>
          <Button type="submit" busy={busy !== ''} busyLabel={texts.busy}>
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
