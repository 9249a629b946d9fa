import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { Field } from '../ui/field';
import { Input } from '../ui/input';
import { Select } from '../ui/select';

type FormFieldProps<Entries extends FieldValues, Output> = Pick<
  ComponentPropsWithoutRef<'input'>,
  'inputMode' | 'maxLength' | 'autoCapitalize' | 'disabled'
> & {
  form: UseFormReturn<Entries, unknown, Output>;
  name: FieldPathByValue<Entries, string | number>;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  /** What can be chosen, each with its words; without them a text is typed. */
  options?: readonly (readonly [value: string, words: string])[];
};

/** A field of a form, with what is wrong with it. */
export function FormField<Entries extends FieldValues, Output>({
  form,
  name,
  label,
  hint,
  required,
  options,
  ...input
}: FormFieldProps<Entries, Output>) {
  const { error } = form.getFieldState(name, form.formState);
  return (
    <Field label={label} hint={hint} required={required} error={error?.message}>
      {options ? (
        <Select disabled={input.disabled} {...form.register(name)}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      ) : (
        <Input autoComplete="off" {...input} {...form.register(name)} />
      )}
    </Field>
  );
}
