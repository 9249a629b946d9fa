import { useShell } from '@marisma/area-kit/shell';
import { Button, Heading, Stack, StatusBadge, Text } from '@marisma/area-kit/ui';
import { useEffect, useState } from 'react';
import { t } from '../texts';
import { wordsOf } from './auth-failure';
import { EnrollmentForm } from './enrollment-form';
import {
  beginEnrollment,
  fetchFactorState,
  removeFactor,
  type Enrollment,
  type FactorState,
} from './factors.data';

const texts = t.profile.factors;

/** Two-step verification; renders nothing when the service does not support it. */
export function FactorsPanel() {
  const { supabase, notify } = useShell();
  const [state, setState] = useState<FactorState>({ status: 'unsupported' });
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let left = false;
    supabase()
      .then(fetchFactorState)
      .then((found) => left || setState(found))
      // Without an answer from the service the panel stays hidden.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [supabase]);

  const attempt = async (run: () => Promise<void>) => {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      notify({ kind: 'error', title: texts.failed, description: wordsOf(error) });
    } finally {
      setBusy(false);
    }
  };

  if (state.status === 'unsupported') return null;

  const begin = () =>
    attempt(async () => setEnrollment(await beginEnrollment(await supabase(), t.frame.brand)));
  const turnOff = (factorId: string) =>
    attempt(async () => {
      await removeFactor(await supabase(), factorId);
      setState({ status: 'off' });
      notify({ kind: 'success', title: texts.turnedOff });
    });
  const finish = (done: boolean) => {
    if (!enrollment) return;
    const { factorId } = enrollment;
    setEnrollment(null);
    if (done) setState({ status: 'on', factorId });
    else void attempt(async () => removeFactor(await supabase(), factorId));
  };

  return (
    <Stack as="section" $gap={3} $align="start">
      <Heading level={2} size="title">
        {texts.heading}
      </Heading>
      {state.status === 'on' ? (
        <>
          <StatusBadge tone="success">{texts.on}</StatusBadge>
          <Button variant="outline" busy={busy} onClick={() => void turnOff(state.factorId)}>
            {texts.turnOff}
          </Button>
        </>
      ) : enrollment ? (
        <EnrollmentForm enrollment={enrollment} onDone={finish} />
      ) : (
        <>
          <Text $muted>{texts.text}</Text>
          <Button variant="outline" busy={busy} onClick={() => void begin()}>
            {texts.setUp}
          </Button>
        </>
      )}
    </Stack>
  );
}
