import type { errors } from '../texts/en/errors';

/** The code of an error: of the database (`private.refuse`), or of what never reached it. */
export type ErrorCode = keyof typeof errors;

/** The data service refused a request, or did not answer. Pages have words for each `code`. */
export class DataError extends Error {
  override readonly name = 'DataError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** What the database adds, such as who changed a stay and when. */
    readonly hint = '',
  ) {
    super(message);
  }

  /** Who changed it meanwhile and when, when that is the reason. */
  get changed(): { who: string; when: Date } | undefined {
    const [, who, when] = (this.code === 'stale' && /^(.+) changed it at (\S+)\.$/.exec(this.hint)) || [];
    return who && when ? { who, when: new Date(when) } : undefined;
  }
}

export interface ServiceError {
  code: string;
  message: string;
  details: string | null;
  hint: string | null;
}

// PostgREST's codes for a token that is missing, unreadable or expired, and PostgreSQL's for a missing grant.
const NO_TOKEN = /^(PGRST30[0-3]|42501)$/;

/** Reads an error of the data service. */
export function readError({ code, message, details, hint }: ServiceError, status: number): DataError {
  if (details && /^PT4\d\d$/.test(code)) return new DataError(details as ErrorCode, message, hint ?? '');
  if (status === 401 || NO_TOKEN.test(code)) return new DataError('signed_out', message);
  // A day that does not exist is refused before a function sees it (PostgreSQL: datetime field overflow).
  if (/^2200[78]$/.test(code)) return new DataError('bad_dates', message);
  return new DataError('unavailable', message || `The data service answered ${status}.`);
}

/** Any thrown value as a DataError. */
export const asDataError = (error: unknown): DataError =>
  error instanceof DataError ? error : new DataError('unavailable', String(error));
