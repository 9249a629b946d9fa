import { passwordRule, useWatch } from '@marisma/area-kit/forms';
import { space, token } from '@marisma/area-kit/theme';
import { Field, PasswordInput } from '@marisma/area-kit/ui';
import type { Control, FieldErrors, UseFormRegister } from 'react-hook-form';
import styled from 'styled-components';
import * as z from '@marisma/area-kit/zod';
import { useEffect, useState } from 'react';
import { t } from '../texts';

const MIN_LENGTH = 8;

/**
 * A rough measure of how hard a password is to guess: length first, then variety; repeated characters add
 * little. It is only a hint: the service decides.
 * @returns 0 (too short) to 4 (strong)
 */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < MIN_LENGTH) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const distinct = new Set(password).size;
  if (distinct < 5) return 1;
  const score = Math.min(distinct, 16) / 4 + kinds / 2;
  return score >= 4.5 ? 4 : score >= 3.5 ? 3 : score >= 2.5 ? 2 : 1;
}

/** Loaded once a new password is typed: the filter of common passwords has 18 kB. */
const loadFilter = () => import(/* webpackChunkName: "passwords" */ '@marisma/area-kit/passwords');

/** Without the filter every password counts as uncommon: the service decides. */
const isUncommon = async (password: string): Promise<boolean> => {
  if (password.length < MIN_LENGTH) return true;
  const filter = await loadFilter().catch(() => null);
  return !filter?.isCommonPassword(password);
};

/** Fields of a schema: a password that the visitor chooses, none of the 10,000 most common ones, typed twice. */
export const newPasswordShape = {
  password: passwordRule.check(z.refine(isUncommon, t.auth.strength.tooCommon)),
  confirmPassword: z.string().check(z.minLength(1, t.auth.required.confirm)),
};

/** The strength of a typed password, 0 to 4; a common one is weak. */
function useStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const [common, setCommon] = useState('');
  useEffect(() => {
    let left = false;
    void isUncommon(password).then((uncommon) => left || setCommon(uncommon ? '' : password));
    return () => {
      left = true;
    };
  }, [password]);
  return common !== '' && common === password ? 1 : passwordStrength(password);
}

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
