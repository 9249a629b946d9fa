import { emailRule, requiredTextWith } from '@marisma/area-kit/forms';
import * as z from '@marisma/area-kit/zod';
import { t } from '../texts';

const { required, tooLong } = t.auth;
const requiredIn = (error: string, max: number) => requiredTextWith({ required: error, tooLong }, max);

export const firstNameRule = requiredIn(required.firstName, 100);
export const lastNameRule = requiredIn(required.lastName, 100);

/** The address of an account. An empty field reads 'Email is required', not 'Invalid email address'. */
export const accountEmailRule = z.pipe(requiredIn(required.email, 255), emailRule);
