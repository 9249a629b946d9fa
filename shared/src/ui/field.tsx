import { createContext, useContext, useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { space, token } from '../theme';

type FieldControl = { id: string; describedBy?: string; invalid: boolean; required: boolean };

const FieldContext = createContext<FieldControl | undefined>(undefined);

const Frame = styled.div`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;
  align-content: start;
`;

const Label = styled.label<{ $required: boolean }>`
  font-size: ${token.size.sm};
  font-weight: 600;
  color: ${token.color.text};

  /* Drawn by CSS, so that the label's text stays the field's exact name; aria-required exposes the meaning. */
  ${({ $required }) => $required && `&::after { content: ' *'; content: ' *' / ''; color: ${token.color.warm}; }`}
`;

const Hint = styled.p`
  font-size: ${token.size.xs};
  color: ${token.color.textMuted};
  text-wrap: pretty;
`;

export const ErrorText = styled.p`
  font-size: ${token.size.sm};
  font-weight: 500;
  color: ${token.color.danger};
  text-wrap: pretty;
`;

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  className?: string;
  children: ReactNode;
}

/** A labeled control with hint and error. The control inside reads its id, description and validity from context. */
export function Field({ label, hint, error, required = false, className, children }: FieldProps) {
  const control = useId();
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <Frame className={className}>
      <Label htmlFor={control} $required={required}>
        {label}
      </Label>
      <FieldContext value={{ id: control, describedBy, invalid: Boolean(error), required }}>
        {children}
      </FieldContext>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </Frame>
  );
}

/** The attributes that a field gives its control; none outside a field. */
export function useFieldAttributes() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  };
}
