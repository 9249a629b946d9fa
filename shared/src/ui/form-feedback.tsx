import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { space, token } from '../theme';
import { Note, type NoteTone } from './note';
import { ui as texts } from '../texts/en/ui';

const Summary = styled.div`
  padding: ${space(4)};
  border: 1px solid ${token.color.danger};
  border-radius: ${token.radius.sm};
  background: ${token.color.dangerSoft};
  color: ${token.color.danger};

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

export type FieldIssue = { message: string; fieldId?: string };

/**
 * The errors of a form, each with a link to its field. Takes the focus when it appears and is announced assertively,
 * unless `focus` is false.
 */
export function ErrorSummary({ issues, focus = true }: { issues: readonly FieldIssue[]; focus?: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = issues.length > 0;
  useEffect(() => {
    if (shown && focus) frame.current?.focus();
  }, [shown, focus]);
  if (!shown) return null;

  const lead = (event: MouseEvent, fieldId: string) => {
    const field = document.getElementById(fieldId);
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <Summary ref={frame} role={focus ? 'alert' : undefined} tabIndex={-1}>
      <p>{texts.errorSummary}</p>
      <ul>
        {issues.map(({ message, fieldId }) => (
          <li key={`${fieldId}${message}`}>
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => lead(event, fieldId)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </Summary>
  );
}

/** The outcome of a form. Stays mounted while empty, so that screen readers announce new content. */
export function FormStatus({ tone = 'info', children }: { tone?: NoteTone; children?: ReactNode }) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'}>{children && <Note tone={tone}>{children}</Note>}</div>
  );
}
