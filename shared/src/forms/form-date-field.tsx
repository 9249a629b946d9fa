import { Controller, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { DateField, type DateFieldProps } from '../ui/date-field/date-field';

type FormDateFieldProps<Input extends FieldValues, Output> = Pick<
  DateFieldProps,
  'label' | 'min' | 'required' | 'placeholder'
> & {
  control: Control<Input, unknown, Output>;
  name: FieldPathByValue<Input, string>;
  /** Called with each new value after the form has stored it. */
  onChange?: (value: string) => void;
};

/**
 * A date field of a form. The form's value is the typed text, so that the schema checks it and no invalid date is sent.
 */
export function FormDateField<Input extends FieldValues, Output>({
  control,
  name,
  onChange,
  ...props
}: FormDateFieldProps<Input, Output>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <DateField
          {...props}
          {...field}
          onChange={(value) => {
            field.onChange(value);
            onChange?.(value);
          }}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
