import { useEffect, useState, type MouseEvent, type RefObject } from 'react';
import { get, useFormState, type Control, type FieldErrors, type FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { space, token } from '../theme';
import { ui as texts } from '../texts/en/ui';

const Region = styled.div`
  &:not(:empty) {
    margin-bottom: ${space(5)};
    padding: ${space(4)};
    border: 1px solid ${token.color.danger};
    border-radius: ${token.radius.sm};
    background: ${token.color.dangerSoft};
    color: ${token.color.danger};
  }

  p {
    font-weight: 600;
  }

  ul {
    margin: ${space(2)} 0 0;
    padding-left: ${space(5)};
  }

  a {
    display: inline-block;
    padding-block: ${space(0.5)};
    color: inherit;
  }
`;

/** The controls of the invalid fields, in document order, with the texts of their labels. */
const invalidOf = (errors: FieldErrors, form: HTMLFormElement | null): { id: string; label: string }[] =>
  [...(form?.elements ?? [])].flatMap((control) => {
    const { id, name, labels } = control as HTMLInputElement;
    const label = labels?.[0]?.textContent;
    return name && label && get(errors, name) ? [{ id, label }] : [];
  });

interface InvalidFieldsProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * Lists the invalid fields when there are two or more, each with a link to its field (WCAG 3.3.1). Announced politely:
 * the focus is on the first invalid field, which is announced first.
 */
export function InvalidFields<Input extends FieldValues, Output>(props: InvalidFieldsProps<Input, Output>) {
  const { control, form } = props;
  const { isSubmitted, errors } = useFormState({ control });
  const [invalid, setInvalid] = useState<{ id: string; label: string }[]>([]);
  // The labels are in the document only after the fields have rendered.
  useEffect(
    () => setInvalid(isSubmitted ? invalidOf(errors, form.current) : []),
    [isSubmitted, errors, form],
  );
  const goTo = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <Region aria-live="polite">
      {invalid.length > 1 && (
        <>
          <p>{texts.errorSummary}</p>
          <ul>
            {invalid.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Region>
  );
}
