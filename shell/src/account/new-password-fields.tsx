import { useWatch } from '@marisma/area-kit/forms';
import { token, space } from '@marisma/area-kit/theme';
import { Field, PasswordInput } from '@marisma/area-kit/ui';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import styled from 'styled-components';
import { t } from '../texts';
import { MIN_LENGTH, useStrength } from './new-password';

const Bars = styled.span<{ $level: number }>`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${space(1)};
  margin-top: ${space(2)};

  i {
    height: 3px;
    background: ${token.color.line};
  }

  i:nth-child(-n + ${({ $level }) => $level}) {
    background: ${({ $level }) => ($level < 2 ? token.color.danger : $level < 3 ? token.color.rule : token.color.success)};
  }
`;

interface Passwords {
  password: string;
  confirmPassword: string;
}

/** A form with `password` and `confirmPassword` among its values. */
interface PasswordForm {
  control: Control<Passwords>;
  register: UseFormRegister<Passwords>;
  formState: { errors: FieldErrors<Passwords> };
}

/** Takes any form with the two fields; the library's types know no form of at least some fields. */
const asPasswordForm = (form: unknown) => form as PasswordForm;

/** Whether the confirmation differs from the password; an empty confirmation does not count. */
export function useMismatch(form: object): boolean {
  const [password, confirm] = useTyped(asPasswordForm(form));
  return confirm !== '' && confirm !== password;
}

const useTyped = ({ control }: PasswordForm) => useWatch({ control, name: ['password', 'confirmPassword'] });

export function NewPasswordFields(props: { form: object; labels: { password: string; confirm: string } }) {
  const { labels } = props;
  const form = asPasswordForm(props.form);
  const { errors } = form.formState;
  const [password] = useTyped(form);
  const mismatch = useMismatch(form);
  const level = useStrength(password);
  const { label, levels, hint } = t.auth.strength;
  const strength = (
    <>
      {label}: {levels[level]}
      <Bars $level={level} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </Bars>
    </>
  );
  return (
    <>
      <Field
        label={labels.password}
        required
        error={errors.password?.message}
        hint={password === '' ? hint(MIN_LENGTH) : strength}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field
        label={labels.confirm}
        required
        error={mismatch ? t.auth.mismatch : errors.confirmPassword?.message}
      >
        <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
      </Field>
    </>
  );
}
