import { useZodForm } from '@marisma/area-kit/forms';
import { Field, Input } from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import { t } from '../texts';

/** A six-digit code, typed with or without spaces. */
const codeSchema = z.object({
  code: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.replace(/\s/g, '')),
    ),
    z.string().check(z.regex(/^\d{6}$/, t.auth.required.code)),
  ),
});

export const useCodeForm = () => useZodForm(codeSchema, { defaultValues: { code: '' } });

export const CodeField = ({ form, label }: { form: ReturnType<typeof useCodeForm>; label: string }) => (
  <Field label={label} required error={form.formState.errors.code?.message}>
    <Input autoComplete="one-time-code" inputMode="numeric" maxLength={9} {...form.register('code')} />
  </Field>
);
