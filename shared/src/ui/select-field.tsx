import type { ReactNode } from 'react';
import { Field } from './field';
import { Select } from './select';

interface SelectFieldProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  value: string | number;
  /** What can be chosen, each with its words. */
  options: readonly (readonly [value: string | number, words: string])[];
  onChange: (value: string) => void;
  className?: string;
}

/** A field in which one of a few values is chosen. */
export const SelectField = ({ value, options, onChange, ...field }: SelectFieldProps) => (
  <Field {...field}>
    <Select value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </Select>
  </Field>
);
