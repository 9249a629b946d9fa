import { Field, Input, TextArea } from '@marisma/area-kit/ui';
import type { ComponentProps } from 'react';

interface Typed extends Pick<ComponentProps<typeof Field>, 'label' | 'hint' | 'error' | 'className'> {
  onChange: (text: string) => void;
}
type TextFieldProps = Typed & Omit<ComponentProps<typeof Input>, keyof Typed>;
type TextAreaFieldProps = Typed & Omit<ComponentProps<typeof TextArea>, keyof Typed>;

/** A field in which one line is typed. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, className, onChange, ...input } = props;
  return (
    <Field {...{ label, hint, error, required, className }}>
      <Input {...input} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

/** A field in which several lines are typed. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, required, className, onChange, ...area } = props;
  return (
    <Field {...{ label, hint, error, required, className }}>
      <TextArea {...area} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

/** A field for a search over names, codes and the like. */
export const SearchField = (props: TextFieldProps) => (
  <TextField type="search" autoComplete="off" spellCheck={false} maxLength={200} {...props} />
);
