import { useShell } from '@marisma/area-kit/shell';
import { t } from '../texts';
import { SubmissionError } from './submission-error';

interface Words {
  title: string;
  description?: string;
}

/**
 * Announces that a form was not stored: with the form's message or, after too many requests, the time to wait.
 * @param words the message for any other failure
 */
export function useSubmissionFailure(words: Words) {
  const { notify, reportError } = useShell();
  return (error?: unknown): void => {
    const { title, text } = t.common.tooManyRequests;
    if (error instanceof SubmissionError && error.tooMany) {
      return notify({ kind: 'error', title, description: text(error.minutes) });
    }
    if (error) reportError(error, { area: 'public', during: 'sending a form' });
    notify({ kind: 'error', ...words });
  };
}
