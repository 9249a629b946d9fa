import { AUTH_STORAGE_KEY, OPENED_AREAS_KEY } from '@marisma/shared/page-marks';
import { readJson, type SimpleStorage } from '@marisma/shared/browser';

/** Where the auth client keeps its session; also the name of the channel its tabs talk through. */
export { AUTH_STORAGE_KEY };

/** The access token that this browser holds, fresh or stale; null when there is none or it can't be read. */
export function readStoredToken(storage: SimpleStorage): string | null {
  const stored = readJson(storage, AUTH_STORAGE_KEY);
  const token = (stored as { access_token?: unknown } | null)?.access_token;
  return typeof token === 'string' && token !== '' ? token : null;
}

/** Forgets the session in this browser, without a word to the service. */
export function removeStoredSession(storage: SimpleStorage): void {
  for (const suffix of ['', '-user', '-code-verifier']) storage.removeItem(AUTH_STORAGE_KEY + suffix);
  storage.removeItem(OPENED_AREAS_KEY);
}
