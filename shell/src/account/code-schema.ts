import * as z from '@marisma/area-kit/zod';
import { t } from '../texts';

/** A six-digit code, typed with or without spaces. */
export const codeSchema = z.object({
  code: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.replace(/\s/g, '')),
    ),
    z.string().check(z.regex(/^\d{6}$/, t.auth.required.code)),
  ),
});
