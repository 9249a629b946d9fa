import { Field, Input } from '@marisma/area-kit/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface ContactFieldProps {
  label: string;
  placeholder?: string;
  hint?: string;
  required?: boolean;
  error?: string;
  field: UseFormRegisterReturn;
}

/** A person's name. */
export function NameField({ field, placeholder, ...rest }: ContactFieldProps) {
  return (
    <Field {...rest}>
      <Input autoComplete="name" autoCapitalize="words" placeholder={placeholder} {...field} />
    </Field>
  );
}

/** An e-mail address. */
export function EmailField({ field, placeholder, ...rest }: ContactFieldProps) {
  return (
    <Field {...rest}>
      <Input type="email" autoComplete="email" inputMode="email" placeholder={placeholder} {...field} />
    </Field>
  );
}

/** A phone number. */
export function PhoneField({ field, placeholder, ...rest }: ContactFieldProps) {
  return (
    <Field {...rest}>
      <Input type="tel" autoComplete="tel" inputMode="tel" placeholder={placeholder} {...field} />
    </Field>
  );
}
