import { Form, passwordsMatch, useWatch, useZodForm } from '@marisma/area-kit/forms';
import * as z from '@marisma/area-kit/zod';
import { useShell } from '@marisma/area-kit/shell';
import { Button, VisuallyHidden } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { wordsOf } from './auth-failure';
import { InlineButton } from './auth-page.styles';
import { FormFrame } from './form-frame';
import { newPasswordRule } from './new-password';
import { isMismatch, NewPasswordFields } from './new-password-fields';
import { setPassword } from './password.data';

const texts = t.auth.recovery;
const schema = z
  .object({
    password: newPasswordRule,
    confirmPassword: z.string().check(z.minLength(1, t.auth.required.confirm)),
  })
  .check(passwordsMatch);

/** The last step of a recovery: sets a new password for the account that the link signed in. */
export function NewPasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { supabase, notify } = useShell();
  const form = useZodForm(schema, { defaultValues: { password: '', confirmPassword: '' } });
  const { errors, isSubmitting } = form.formState;
  const [password, confirm] = useWatch({ control: form.control, name: ['password', 'confirmPassword'] });
  const typed = { password, confirm };

  const submit = async (values: { password: string }) => {
    try {
      await setPassword(await supabase(), values.password);
      notify({ kind: 'success', title: texts.success });
      onDone();
    } catch (error) {
      notify({ kind: 'error', title: texts.failed, description: wordsOf(error) });
    }
  };

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
        <NewPasswordFields
          labels={texts}
          password={form.register('password')}
          confirm={form.register('confirmPassword')}
          typed={typed}
          errors={{ password: errors.password?.message, confirm: errors.confirmPassword?.message }}
        />
        <Button type="submit" block disabled={isMismatch(typed)} busy={isSubmitting} busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </Form>
      <InlineButton type="button" onClick={onDone}>
        {texts.later}
      </InlineButton>
    </FormFrame>
  );
}
