import { useShell } from '@marisma/shared/shell';
import { t } from '../texts';
import { SubmissionError } from './submission-error';

interface Words {
  title: string;
  description?: string;
}

/**
 * Says that a form was not stored: in the form's own words, or, for one who has sent too many, how long to wait.
 * @param words what is said of any other failure
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
