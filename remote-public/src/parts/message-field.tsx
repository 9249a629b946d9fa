import { Field, TextArea } from '@marisma/area-kit/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { t } from '../texts';

const MOST = 1000;
/** The counter appears from this length on. */
const COUNT_FROM = 800;

interface MessageFieldProps {
  label: string;
  placeholder: string;
  required?: boolean;
  error?: string;
  /** The text typed so far. */
  text: string;
  field: UseFormRegisterReturn;
}

/** A text area that shows how many characters are left when the text gets long. */
export function MessageField({ label, placeholder, required, error, text, field }: MessageFieldProps) {
  const length = text.trim().length;
  return (
    <Field
      label={label}
      required={required}
      error={error}
      hint={length > COUNT_FROM ? t.common.messageCount(length, MOST) : undefined}
    >
      <TextArea rows={6} placeholder={placeholder} {...field} />
    </Field>
  );
}
