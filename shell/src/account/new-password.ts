import { passwordRule } from '@marisma/area-kit/forms';
import * as z from '@marisma/area-kit/zod';
import { useEffect, useState } from 'react';
import { t } from '../texts';
import { LEAST_LENGTH, passwordStrength } from './password-strength';

/** Loaded once a new password is typed: the filter of common passwords has 18 kB. */
const loadFilter = () => import(/* webpackChunkName: "passwords" */ '@marisma/area-kit/passwords');

/** Without the filter every password counts as uncommon: the service decides. */
const isUncommon = async (password: string): Promise<boolean> => {
  if (password.length < LEAST_LENGTH) return true;
  const filter = await loadFilter().catch(() => null);
  return !filter?.isCommonPassword(password);
};

/** A password that the visitor chooses: required, and none of the 10,000 most common ones. */
export const newPasswordRule = passwordRule.check(z.refine(isUncommon, t.auth.strength.tooCommon));

/** The strength of a typed password, 0 to 4; a common one is weak. */
export function useStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  const [common, setCommon] = useState('');
  useEffect(() => {
    let left = false;
    void isUncommon(password).then((uncommon) => left || setCommon(uncommon ? '' : password));
    return () => {
      left = true;
    };
  }, [password]);
  const strength = passwordStrength(password);
  return common !== '' && common === password ? 1 : strength;
}
