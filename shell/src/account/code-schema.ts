import { z } from '@marisma/shared/forms';
import { en } from '../texts/en';

/** A six-digit code as people type it, with blanks or without. */
export const codeSchema = z.object({
  code: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.replace(/\s/g, '')),
    ),
    z.string().check(z.regex(/^\d{6}$/, en.auth.required.code)),
  ),
});
