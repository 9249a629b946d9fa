import type { ShellServices } from '@marisma/area-kit/shell';
import { t } from '../texts';
import { isSessionGone } from './auth-errors';
import { applyAuthEvent } from './auth-events';
import { followClock } from './device-clock';
import { createRoleLoader } from './role-loader';
import type { SimpleStorage } from '@marisma/area-kit/browser';
import type { Client } from './browser-client';
import { whenUnauthorized } from './retry-after';
import { clearSession, type SessionStore } from './session-store';
import { readUser } from './session-user';
import { readStoredToken, removeStoredSession } from './stored-session';

/** A token that is refused again so soon is not out of date: the session has ended. */
const RENEW_AGAIN_MS = 60_000;

interface ConnectOptions {
  storage: SimpleStorage;
  notify: ShellServices['notify'];
  reportError: ShellServices['reportError'];
  /** Whether this page was opened by a link of the auth service. */
  cameByLink?: boolean;
}

/**
 * Connects the store to the auth client: every event goes to `applyAuthEvent`, which also loads the roles.
 */
export function connectSession(
  store: SessionStore,
  client: Client,
  { storage, notify, reportError, cameByLink = false }: ConnectOptions,
) {
  const ended = () => notify({ kind: 'info', ...t.frame.session.ended });

  const follow = followClock(notify);
  let confirming = false;
  let renewedAt = -Infinity;

  const confirmEnd = async () => {
    const { error } = await client.auth.getUser();
    if (!error || !isSessionGone(error)) return;
    if (store.getState().session.status !== 'signedIn') return;
    // The token may have ended while the device's clock was set back.
    if (performance.now() - renewedAt > RENEW_AGAIN_MS) {
      renewedAt = performance.now();
      const { error: refused } = await client.auth.refreshSession();
      if (!refused || refused.name === 'AuthRetryableFetchError') return;
    }
    clearSession(store);
    removeStoredSession(storage);
    await client.auth.signOut({ scope: 'local' });
    ended();
  };

  const roles = createRoleLoader({ client, store, storage, reportError });
  // The database refuses a session that has ended long before its token expires.
  whenUnauthorized(client, () => {
    if (confirming || store.getState().session.status !== 'signedIn') return;
    confirming = true;
    void confirmEnd()
      .catch((error) => reportError(error, { during: 'checking the session' }))
      .finally(() => (confirming = false));
  });

  const { data } = client.auth.onAuthStateChange((event, session) => {
    // An event sent before a sign-out may arrive after it, with a session that is no longer stored.
    const isStored = readStoredToken(storage) !== null;
    if (session !== null && !isStored) return;
    // The stored session has expired and the service is away: the client keeps trying to renew it.
    if (session === null && isStored && event === 'INITIAL_SESSION') return;
    if (session) follow(session);
    // Tabs receive each other's events; a recovery in another tab must not navigate a background tab.
    const elsewhere = event === 'PASSWORD_RECOVERY' && !cameByLink && document.hidden;
    applyAuthEvent(store, elsewhere ? 'SIGNED_IN' : event, session, { loadRoles: roles.load, ended });
    if (store.getState().session.status !== 'signedIn') roles.stop();
  });

  return {
    chooseRole: roles.choose,
    /** Loads the roles again. */
    reloadRoles: async (): Promise<void> => {
      const { data: current } = await client.auth.getSession();
      const user = current.session && readUser(current.session);
      if (user) roles.load(user, 'again');
    },
    disconnect: () => {
      data.subscription.unsubscribe();
      roles.stop();
    },
  };
}
