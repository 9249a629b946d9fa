// The auth client's own checks would bring the auth client's code along; its errors name themselves.

const GONE = [401, 403, 404];

/**
 * Whether the service says that there is no such session any more: for a sign-out that is success, for
 * everything else the end of the session.
 */
export function isSessionGone(error: Error & { status?: number }): boolean {
  if (/session[ _](from session_id claim in JWT does not exist|not[ _]found|missing)/i.test(error.message))
    return true;
  if (error.name === 'AuthSessionMissingError') return true;
  return error.name === 'AuthApiError' && GONE.includes(error.status ?? 0);
}

/** An error's words, for people. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
