import { AUTH_STORAGE_KEY, OPENED_AREAS_KEY } from '@marisma/shared/page-marks';
import { readJson, type SimpleStorage } from '@marisma/shared/browser';

/** Where the auth client keeps its session; also the name of the channel its tabs talk through. */
export { AUTH_STORAGE_KEY };

const AUTH_PARAMS = ['access_token', 'error_description', 'error_code'];

/**
 * Whether an address carries an answer of the auth service: a session, a code to trade for one, or a refusal.
 * @param url the whole address, `location.href`
 */
export function hasAuthParams(url: string): boolean {
  try {
    const { hash, searchParams } = new URL(url);
    const fragment = new URLSearchParams(hash.slice(1));
    const has = (name: string) => fragment.has(name) || searchParams.has(name);
    return AUTH_PARAMS.some(has) || fragment.get('type') === 'recovery' || searchParams.has('code');
  } catch {
    return false;
  }
}

/** The access token that this browser holds, fresh or stale; null when there is none or it can't be read. */
export function readStoredToken(storage: SimpleStorage): string | null {
  const stored = readJson(storage, AUTH_STORAGE_KEY);
  const token = (stored as { access_token?: unknown } | null)?.access_token;
  return typeof token === 'string' && token !== '' ? token : null;
}

/**
 * A quick look before any auth code is loaded: could somebody be signed in?
 * @returns false when the visitor is certainly signed out
 */
export const hasStoredSession = (storage: SimpleStorage, url: string): boolean =>
  readStoredToken(storage) !== null || hasAuthParams(url);

/** Forgets the session in this browser, without a word to the service. */
export function removeStoredSession(storage: SimpleStorage): void {
  for (const suffix of ['', '-user', '-code-verifier']) storage.removeItem(AUTH_STORAGE_KEY + suffix);
  storage.removeItem(OPENED_AREAS_KEY);
}
