import { AUTH_STORAGE_KEY, OPENED_AREAS_KEY } from '@marisma/area-kit/page-marks';
import { readJson, type SimpleStorage } from '@marisma/area-kit/browser';

/** Storage key of the auth client's session; also the name of the channel between its tabs. */
export { AUTH_STORAGE_KEY };

/** Storage key of the secret with which this browser can exchange a code for a session. */
export const CODE_VERIFIER_KEY = `${AUTH_STORAGE_KEY}-code-verifier`;

/** The access token in this browser, valid or expired; null when there is none or it can't be read. */
export function readStoredToken(storage: SimpleStorage): string | null {
  const stored = readJson(storage, AUTH_STORAGE_KEY);
  const token = (stored as { access_token?: unknown } | null)?.access_token;
  return typeof token === 'string' && token !== '' ? token : null;
}

export function removeStoredSession(storage: SimpleStorage): void {
  for (const key of [AUTH_STORAGE_KEY, `${AUTH_STORAGE_KEY}-user`, CODE_VERIFIER_KEY])
    storage.removeItem(key);
  storage.removeItem(OPENED_AREAS_KEY);
}
