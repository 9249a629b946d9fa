import { token, space } from '@marisma/area-kit/theme';
import { Field, PasswordInput } from '@marisma/area-kit/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import styled from 'styled-components';
import { t } from '../texts';
import { useStrength } from './new-password';
import { LEAST_LENGTH } from './password-strength';

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

interface NewPasswordFieldsProps {
  labels: { password: string; confirm: string };
  password: UseFormRegisterReturn;
  confirm: UseFormRegisterReturn;
  /** The current values of both fields. */
  typed: { password: string; confirm: string };
  errors: { password?: string; confirm?: string };
}

/** Whether the confirmation differs from the password; an empty confirmation does not count. */
export const isMismatch = (typed: { password: string; confirm: string }): boolean =>
  typed.confirm !== '' && typed.confirm !== typed.password;

/** Fields for a new password and its confirmation, with a hint about its strength. */
export function NewPasswordFields({ labels, password, confirm, typed, errors }: NewPasswordFieldsProps) {
  const level = useStrength(typed.password);
  const { label, levels, hint } = t.auth.strength;
  return (
    <>
      <Field
        label={labels.password}
        required
        error={errors.password}
        hint={
          typed.password === '' ? (
            hint(LEAST_LENGTH)
          ) : (
            <>
              {label}: {levels[level]}
              <Bars $level={level} aria-hidden="true">
                <i />
                <i />
                <i />
                <i />
              </Bars>
            </>
          )
        }
      >
        <PasswordInput autoComplete="new-password" {...password} />
      </Field>
      <Field label={labels.confirm} required error={isMismatch(typed) ? t.auth.mismatch : errors.confirm}>
        <PasswordInput autoComplete="new-password" {...confirm} />
      </Field>
    </>
  );
}
