import { useCallback, useEffect, useRef } from 'react';
import {
  get,
  useFormState,
  type Control,
  type FieldError,
  type FieldErrors,
  type FieldValues,
} from 'react-hook-form';

/** What is wrong with a field. */
export interface FormIssue {
  message: string;
  /** Aborted once the field is mended or fails for another reason, the form is sent again, or it is gone. */
  until: AbortSignal;
}

type OpenIssue = { field: string; message: string; control: AbortController };

/** The issues of a form's last submit, so that whoever shows them elsewhere knows how long they hold. */
export function useFormIssues<Input extends FieldValues, Output>(control: Control<Input, unknown, Output>) {
  const { errors } = useFormState({ control });
  const open = useRef<OpenIssue[]>([]);

  useEffect(() => {
    for (const issue of open.current) {
      const now = get(errors, issue.field) as FieldError | undefined;
      if (now?.message !== issue.message) issue.control.abort();
    }
  }, [errors]);

  const end = useCallback(() => open.current.splice(0).forEach((issue) => issue.control.abort()), []);
  useEffect(() => end, [end]);

  /** @returns the issues, in the order of the fields */
  const begin = useCallback(
    (found: FieldErrors): FormIssue[] =>
      Object.entries<{ message?: unknown } | undefined>(found).flatMap(([field, error]) => {
        if (typeof error?.message !== 'string') return [];
        const { message } = error;
        const control = new AbortController();
        open.current.push({ field, message, control });
        return [{ message, until: control.signal }];
      }),
    [],
  );

  return { begin, end };
}
