import type { ShellServices } from '@marisma/area-kit/shell';
import { t } from '../texts';
import { isSessionGone, messageOf } from './auth-errors';
import type { SimpleStorage } from '@marisma/area-kit/browser';
import type { Client } from './browser-client';
import { clearSession, type SessionStore } from './session-store';
import { readStoredToken, removeStoredSession } from './stored-session';

const TIMEOUT_MS = 8000;

interface SignOutOptions {
  store: SessionStore;
  storage: SimpleStorage;
  client(): Promise<Client>;
  notify: ShellServices['notify'];
}

/**
 * Ends the session. Session, user and roles are removed from the page and the browser first; then the service
 * is called with the token read before. Never rejects.
 */
export async function signOut({ store, storage, client, notify }: SignOutOptions): Promise<void> {
  const token = readStoredToken(storage);
  clearSession(store);
  removeStoredSession(storage);
  const failure = await endAtService(client, token).catch(messageOf);
  if (failure === null) notify({ kind: 'success', ...t.frame.session.signedOut });
  else notify({ kind: 'error', title: t.frame.session.signOutFailed, description: failure });
}

async function endAtService(
  getClient: SignOutOptions['client'],
  token: string | null,
): Promise<string | null> {
  const client = await getClient();
  // Without a stored session this sends no request; it stops the refresh timer and informs other tabs.
  await client.auth.signOut({ scope: 'local' });
  if (token === null) return null;
  const { error } = await Promise.race([client.auth.admin.signOut(token, 'global'), timeout()]);
  return error === null || isSessionGone(error) ? null : messageOf(error);
}

const timeout = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(t.frame.session.noAnswer)), TIMEOUT_MS);
  });
