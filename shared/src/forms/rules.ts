import { parsePlainDate } from '../format';
import * as z from '../zod';

/** Text that must be there, at most `max` long; outer blanks don't count. */
export const requiredText = (name: string, max = 100) =>
  z
    .string(`${name} is required`)
    .check(
      z.trim(),
      z.minLength(1, `${name} is required`),
      z.maxLength(max, `${name} must be less than ${max} characters`),
    );

const optionalText = (name: string, max: number) =>
  z.string().check(z.trim(), z.maxLength(max, `${name} must be less than ${max} characters`));

const emptyToNull = z.transform((text: string) => text || null);

export const nameRule = requiredText('Name');

/** Trimmed and valid, at most 255 characters (RFC 5321 allows 254; one more is what the product promises). */
export const emailRule = z
  .string('Invalid email address')
  .check(
    z.trim(),
    z.regex(z.regexes.email, 'Invalid email address'),
    z.maxLength(255, 'Email must be less than 255 characters'),
  );

export const phoneRule = requiredText('Phone', 20);

/** An empty phone becomes null. */
export const optionalPhoneRule = z.pipe(optionalText('Phone', 20), emptyToNull);

export const requiredMessageRule = requiredText('Message', 1000);

/** An empty message becomes null. */
export const messageRule = z.pipe(optionalText('Message', 1000), emptyToNull);

const isDate = (text: string) => parsePlainDate(text) !== undefined;

export const dateRule = z.string('Date is required').check(z.refine(isDate, 'Date is required'));

/** 'YYYY-MM-DD', or an empty text, which becomes null. */
export const optionalDateRule = z.pipe(
  z.string().check(z.refine((text) => !text || isDate(text), 'Invalid date')),
  emptyToNull,
);

// Inputs hand over text; blanks would count as zero.
const typedNumber = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((typed) => (String(typed).trim() ? Number(typed) : NaN)),
);

/** A whole number from 1, typed or given. */
export const guestsRule = z.pipe(
  typedNumber,
  z.int('Number of guests is required').check(z.minimum(1, 'Number of guests is required')),
);

/** A whole number within bounds, or nothing, which becomes null. */
export const optionalGuestsWithin = (min: number, max: number) => {
  const message = `Guests must be between ${min} and ${max}`;
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((typed) => (String(typed).trim() ? Number(typed) : null)),
    ),
    z.nullable(z.int(message).check(z.minimum(min, message), z.maximum(max, message))),
  );
};

/** A password to sign in with: whatever the account has. */
export const passwordRule = z.string('Password is required').check(z.minLength(1, 'Password is required'));

/** A password to be set. Eight characters is what the auth service asks for; 72 is all that bcrypt reads. */
export const newPasswordRule = z.string('Password is required').check(
  z.minLength(8, 'Password must be at least 8 characters'),
  z.refine((text) => new TextEncoder().encode(text).length <= 72, 'Password must be less than 72 characters'),
);

/**
 * For a form with `password` and `confirmPassword`: `z.object({ … }).check(passwordsMatch)`. The complaint belongs to
 * the confirmation.
 */
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  (form) => form.password === form.confirmPassword,
  { error: 'Passwords do not match', path: ['confirmPassword'] },
);
