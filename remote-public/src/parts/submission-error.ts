/** After so long without an answer a form says that it failed. */
export const STORE_WITHIN_MS = 30_000;

/** Why a form's entries were not stored. */
export class SubmissionError extends Error {
  override readonly name = 'SubmissionError';

  constructor(
    message: string,
    /** The address has sent as many requests as one may in an hour. */
    readonly tooMany: boolean,
    /** How long to wait, where the service says it. */
    readonly minutes?: number,
  ) {
    super(message);
  }
}

interface Answer {
  error: { code: string; message: string } | null;
  status: number;
}

// SQLSTATE of the hourly limit. It answers HTTP 429; services that know no such states answer 400 with the same words.
const LIMIT_STATE = 'PT429';
const LIMIT_WORDS = /^Too many requests\b/;

/** @throws SubmissionError unless the row was stored */
export function checkStored({ error, status }: Answer): void {
  if (!error) return;
  const tooMany = status === 429 || error.code === LIMIT_STATE || LIMIT_WORDS.test(error.message);
  const minutes = Number(/\b(\d+) minutes?\b/.exec(error.message)?.[1]) || undefined;
  throw new SubmissionError(error.message || `The data service answered ${status}.`, tooMany, minutes);
}
