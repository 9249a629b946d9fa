import { emailRule } from '@marisma/area-kit/forms';
import * as z from '@marisma/area-kit/zod';
import { t } from '../texts';

const { required, tooLong } = t.auth;

const filled = (missing: string) => z.string(missing).check(z.trim(), z.minLength(1, missing));
const nameOfPerson = (missing: string) => filled(missing).check(z.maxLength(100, tooLong(100)));

export const firstNameRule = nameOfPerson(required.firstName);
export const lastNameRule = nameOfPerson(required.lastName);

/** The address of an account; an empty field is said to be empty, not invalid. */
export const accountEmailRule = z.pipe(filled(required.email), emailRule);
