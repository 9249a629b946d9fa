import type { AuthChangeEvent, Session as AuthSession } from '@supabase/supabase-js';
import { clearSession, storeUser, type SessionStore } from './session-store';
import { readChallenge, readUser, type SignedInUser } from './session-user';

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
  if (!rule) return;
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
