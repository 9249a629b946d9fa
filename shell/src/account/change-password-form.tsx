import { Form, passwordRule, passwordsMatch, useZodForm } from '@marisma/area-kit/forms';
import * as z from '@marisma/area-kit/zod';
import { useShell } from '@marisma/area-kit/shell';
import { Button, Field, PasswordInput } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { AuthFailure, messageFor } from './auth-failure';
import { NewPasswordFields, newPasswordShape, useMismatch } from './new-password-fields';
import { setPassword } from './queries';

const texts = t.profile.password;
const schema = z.object({ current: passwordRule, ...newPasswordShape }).check(passwordsMatch);
const empty = { current: '', password: '', confirmPassword: '' };

/** Changes the password of the signed-in visitor, who must know the current one. Ends the other sessions. */
export function ChangePasswordForm() {
  const { supabase, notify } = useShell();
  const form = useZodForm(schema, { defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const mismatch = useMismatch(form);
  const submit = async (values: typeof empty) => {
    try {
      await setPassword(await supabase(), values.password, values.current);
      form.reset(empty);
      notify({ kind: 'success', title: texts.changed });
    } catch (error) {
      const code = error instanceof AuthFailure ? error.code : '';
      const isWrong = code.startsWith('current_password');
      const description = isWrong
        ? texts.wrong
        : code === 'reauthentication_needed'
          ? texts.signInAgain
          : messageFor(error);
      if (isWrong) form.setError('current', { message: texts.wrong }, { shouldFocus: true });
      notify({ kind: 'error', title: t.auth.recovery.failed, description });
    }
  };
  return (
    <Form form={form} onSubmit={submit} label={texts.title}>
      <Field label={texts.current} required error={errors.current?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('current')} />
      </Field>
      <NewPasswordFields form={form} labels={t.auth.recovery} />
      <div>
        <Button
          type="submit"
          variant="outline"
          disabled={mismatch}
          busy={isSubmitting}
          busyLabel={t.auth.recovery.busy}
        >
          {texts.submit}
        </Button>
      </div>
    </Form>
  );
}
