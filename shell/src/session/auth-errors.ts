// Errors are compared by name, because the auth client's own checks would add its code to this bundle.

const GONE_STATUSES = [401, 403, 404];

/**
 * Whether the service answers that the session no longer exists: a success for a sign-out, else the end of
 * the session.
 */
export function isSessionGone(error: Error & { status?: number }): boolean {
  if (/session[ _](from session_id claim in JWT does not exist|not[ _]found|missing)/i.test(error.message))
    return true;
  if (error.name === 'AuthSessionMissingError') return true;
  return error.name === 'AuthApiError' && GONE_STATUSES.includes(error.status ?? 0);
}

/** An error's message. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
