/** After this time without an answer a form counts as failed. */
export const STORE_WITHIN_MS = 30_000;

/** Why a form's entries were not stored. */
export class SubmissionError extends Error {
  override readonly name = 'SubmissionError';

  constructor(
    message: string,
    /** The e-mail address has reached its hourly limit. */
    readonly tooMany: boolean,
    /** Minutes to wait, if the service says so. */
    readonly minutes?: number,
  ) {
    super(message);
  }
}

interface Answer {
  error: { code: string; message: string } | null;
  status: number;
}

// SQLSTATE of the hourly limit. PostgREST turns it into HTTP 429; other services answer 400 with the same message.
const LIMIT_STATE = 'PT429';
const LIMIT_WORDS = /^Too many requests\b/;

/** @throws SubmissionError unless the row was stored */
export function checkStored({ error, status }: Answer): void {
  if (!error) return;
  const tooMany = status === 429 || error.code === LIMIT_STATE || LIMIT_WORDS.test(error.message);
  const minutes = Number(/\b(\d+) minutes?\b/.exec(error.message)?.[1]) || undefined;
  throw new SubmissionError(error.message || `The data service answered ${status}.`, tooMany, minutes);
}
