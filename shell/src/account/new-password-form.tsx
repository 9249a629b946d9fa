import { Form, passwordsMatch, useZodForm } from '@marisma/area-kit/forms';
import * as z from '@marisma/area-kit/zod';
import { useShell } from '@marisma/area-kit/shell';
import { Button, VisuallyHidden } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { InlineButton } from './auth-page.styles';
import { FormFrame } from './form-frame';
import { NewPasswordFields, newPasswordShape, useMismatch } from './new-password-fields';
import { setPassword } from './queries';
import { useAttempt } from './auth-failure';

const texts = t.auth.recovery;
const schema = z.object(newPasswordShape).check(passwordsMatch);

/** The last step of a recovery: sets a new password for the account that the link signed in. */
export function NewPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { notify } = useShell();
  const { busy, attempt } = useAttempt(texts.failed);
  const form = useZodForm(schema, { defaultValues: { password: '', confirmPassword: '' } });
  const mismatch = useMismatch(form);
  const submit = ({ password }: { password: string }) =>
    attempt(async (client) => {
      await setPassword(client, password);
      notify({ kind: 'success', title: texts.success });
      onDone();
    });
  return (
    <FormFrame id="recovery-title" title={texts.title} text={texts.text(email)}>
      <Form form={form} onSubmit={submit} labelledBy="recovery-title">
        {/* Tells password managers which account the new password belongs to. */}
        <VisuallyHidden as="div">
          <input
            type="email"
            autoComplete="username"
            value={email}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
        </VisuallyHidden>
        <NewPasswordFields form={form} labels={texts} />
        <Button type="submit" block disabled={mismatch} busy={busy !== ''} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </Form>
      <InlineButton type="button" onClick={onDone}>
        {texts.later}
      </InlineButton>
    </FormFrame>
  );
}
