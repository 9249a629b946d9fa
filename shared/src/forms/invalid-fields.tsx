import { useEffect, useState, type RefObject } from 'react';
import { get, useFormState, type Control, type FieldErrors, type FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { space } from '../theme';
import { ErrorSummary, type FieldIssue } from '../ui/form-feedback';

const Region = styled.div`
  &:not(:empty) {
    margin-bottom: ${space(5)};
  }
`;

/** The controls of the invalid fields, in document order, with the texts of their labels. */
const issuesOf = (errors: FieldErrors, form: HTMLFormElement | null): FieldIssue[] =>
  [...(form?.elements ?? [])].flatMap((control) => {
    const { id, name, labels } = control as HTMLInputElement;
    const label = labels?.[0]?.textContent;
    return name && label && get(errors, name) ? [{ message: label, fieldId: id }] : [];
  });

type InvalidFieldsProps<Input extends FieldValues, Output> = {
  control: Control<Input, unknown, Output>;
  form: RefObject<HTMLFormElement | null>;
};

/**
 * Lists the invalid fields when there are two or more, each with a link to its field (WCAG 3.3.1). Announced politely:
 * the focus is on the first invalid field, which is announced first.
 */
export function InvalidFields<Input extends FieldValues, Output>(props: InvalidFieldsProps<Input, Output>) {
  const { control, form } = props;
  const { isSubmitted, errors } = useFormState({ control });
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);

  // The labels are in the document only after the fields have rendered.
  useEffect(() => setIssues(isSubmitted ? issuesOf(errors, form.current) : []), [isSubmitted, errors, form]);

  return (
    <Region aria-live="polite">{issues.length > 1 && <ErrorSummary issues={issues} focus={false} />}</Region>
  );
}
