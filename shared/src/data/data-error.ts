/** The codes of the database's errors (`private.refuse`), and two for what never reached it. */
export const ERROR_CODES = [
  'bad_dates',
  'too_many_nights',
  'too_far',
  'past',
  'bad_guests',
  'too_many_guests',
  'min_nights',
  'arrival_day',
  'bad_message',
  'bad_body',
  'bad_key',
  'bad_amount',
  'bad_hold',
  'not_allowed',
  'unknown_property',
  'taken',
  'price_changed',
  'stale',
  'hold_expired',
  'too_many_holds',
  'too_many_messages',
  'too_many_requests',
  'too_many_held_nights',
  'bad_snooze',
  'bad_assignee',
  'bad_merge',
  'bad_reply',
  'too_many',
  'unknown_mail',
  'undecided',
  'bad_hours',
  'bad_closure',
  'closed_past',
  'own_role',
  'bad_role',
  'unknown_account',
  'bad_note',
  'blocked_by_house',
  'bad_rates',
  'season_overlap',
  'bad_name',
  'bad_email',
  'bad_phone',
  'no_contact',
  'bad_owner',
  'bad_arrival',
  'bad_party',
  'unknown_task',
  'unknown_feed',
  'bad_feed_name',
  'bad_feed_url',
  'feed_exists',
  'too_many_feeds',
  // The session has ended, so the service knows nobody.
  'signed_out',
  // No answer, or one that cannot be read.
  'unavailable',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

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
  const word = ERROR_CODES.find((known) => known === details);
  if (word) return new DataError(word, message, hint ?? '');
  if (status === 401 || NO_TOKEN.test(code)) return new DataError('signed_out', message);
  // A day that does not exist is refused before a function sees it (PostgreSQL: datetime field overflow).
  if (/^2200[78]$/.test(code)) return new DataError('bad_dates', message);
  return new DataError('unavailable', message || `The data service answered ${status}.`);
}

/** Any thrown value as a DataError. */
export const asDataError = (error: unknown): DataError =>
  error instanceof DataError ? error : new DataError('unavailable', String(error));
