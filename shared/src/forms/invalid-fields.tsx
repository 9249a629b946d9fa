import { useEffect, useState, type RefObject } from 'react';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { space } from '../theme';
import { ErrorSummary, type FieldIssue } from '../ui/form-feedback';

const Region = styled.div`
  &:not(:empty) {
    margin-bottom: ${space(5)};
  }
`;

/** The fields marked invalid, by the words of their labels: their messages stand beside them already. */
const readInvalid = (form: HTMLFormElement | null): FieldIssue[] =>
  [...(form?.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]') ?? [])].flatMap(({ id, labels }) => {
    const message = labels?.[0]?.textContent;
    return message ? { message, fieldId: id } : [];
  });

const same = (one: readonly FieldIssue[], other: readonly FieldIssue[]) =>
  one.map(({ fieldId }) => fieldId).join() === other.map(({ fieldId }) => fieldId).join();

type InvalidFieldsProps<Input extends FieldValues, Output> = {
  control: Control<Input, unknown, Output>;
  form: RefObject<HTMLFormElement | null>;
};

/**
 * Sums up what is wrong once several fields are, each line leading to its field (WCAG 3.3.1). Announced politely: the
 * focus is on the first bad field, which is read first. A single one needs no summary.
 */
export function InvalidFields<Input extends FieldValues, Output>(props: InvalidFieldsProps<Input, Output>) {
  const { control, form } = props;
  const { isSubmitted, errors } = useFormState({ control });
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);

  // Read from the document, so that it names exactly the fields that say they are invalid.
  useEffect(() => {
    const found = isSubmitted ? readInvalid(form.current) : [];
    setIssues((before) => (same(before, found) ? before : found));
  }, [isSubmitted, errors, form]);

  return (
    <Region aria-live="polite">{issues.length > 1 && <ErrorSummary issues={issues} focus={false} />}</Region>
  );
}
