import type { ShellServices } from '@marisma/area-kit/shell';
import type { SimpleStorage } from '@marisma/area-kit/browser';
import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import { t } from '../texts';
import { isSessionGone } from './auth-errors';
import { followClock } from './device-clock';
import { createRoleLoader } from './role-loader';
import type { Client } from './browser-client';
import { whenUnauthorized } from './retry-after';
import { clearSession, storeUser, type SessionStore } from './session-store';
import { readChallenge, readUser, type SignedInUser } from './session-user';
import { readStoredToken, removeStoredSession } from './stored-session';

interface Rule {
  /**
   * 'needed': load roles unless this user's are loaded. 'again': load them again and keep the old ones
   * meanwhile.
   */
  roles: 'needed' | 'again' | 'cleared';
  recovery?: 'pending' | 'none';
}

/** The effect of each auth event on the store; explained in docs/session.md. */
export const AUTH_EVENTS: Readonly<Record<AuthChangeEvent, Rule>> = {
  INITIAL_SESSION: { roles: 'needed' },
  SIGNED_IN: { roles: 'needed' },
  SIGNED_OUT: { roles: 'cleared' },
  TOKEN_REFRESHED: { roles: 'again' },
  USER_UPDATED: { roles: 'again', recovery: 'none' },
  PASSWORD_RECOVERY: { roles: 'needed', recovery: 'pending' },
  MFA_CHALLENGE_VERIFIED: { roles: 'again' },
};

interface AuthEventEffects {
  loadRoles(user: SignedInUser, mode: 'needed' | 'again'): void;
  /**
   * Called when the session ended without a sign-out in this tab: it expired, was revoked, or another tab
   * signed out.
   */
  ended(): void;
}

/**
 * Applies one event to the store. It must not call the auth client, which waits for its listeners: a call
 * inside one never returns.
 */
export function applyAuthEvent(
  store: SessionStore,
  event: AuthChangeEvent,
  session: AuthSession | null,
  effects: AuthEventEffects,
): void {
  const rule = AUTH_EVENTS[event];
  const before = store.getState();
  if (!session || rule.roles === 'cleared') {
    clearSession(store);
    if (event === 'SIGNED_OUT' && (before.session.status !== 'signedOut' || before.challenge))
      effects.ended();
    return;
  }
  const user = readUser(session);
  if (!user) return;
  const challenge = readChallenge(session);
  if (challenge) {
    // A recovery continues after the second factor.
    const { recovery = before.recovery } = rule;
    store.setState({ session: { status: 'signedOut' }, challenge, recovery });
    return;
  }
  storeUser(store, user);
  if (rule.recovery) store.setState({ recovery: rule.recovery });
  effects.loadRoles(user, rule.roles);
}

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
