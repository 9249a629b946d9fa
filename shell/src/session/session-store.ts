import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Role } from '@marisma/area-kit/contract';
import type { Readable, Session } from '@marisma/area-kit/shell';
import type { Challenge, SignedInUser } from './session-user';

export interface SessionState {
  session: Session;
  /** Set after a recovery link. 'pending': the new-password form must be opened; 'open': it has been. */
  recovery: 'none' | 'pending' | 'open';
  challenge: Challenge | null;
}

export type SessionStore = StoreApi<SessionState>;

/**
 * Creates the store of this tab's session, which starts unknown. It needs no client, so pages can render
 * before one is loaded.
 */
export const createSessionStore = (): SessionStore =>
  createStore<SessionState>(() => ({ session: { status: 'unknown' }, recovery: 'none', challenge: null }));

export const clearSession = (store: SessionStore): void =>
  store.setState({ session: { status: 'signedOut' }, recovery: 'none', challenge: null });

/** Stores the signed-in user. Roles are kept for the same user and must be loaded for another. */
export function storeUser(store: SessionStore, { wishedRole: _wish, ...user }: SignedInUser): void {
  const { session } = store.getState();
  const same = session.status === 'signedIn' && session.user.id === user.id;
  store.setState({
    challenge: null,
    session: same ? { ...session, user } : { status: 'signedIn', user, roles: [], rolesStatus: 'loading' },
  });
}

/** Stores a user's roles; ignored unless that user is still signed in. */
export function storeRoles(
  store: SessionStore,
  userId: string,
  rolesStatus: 'loading' | 'ready' | 'failed',
  roles?: readonly Role[],
): void {
  const { session } = store.getState();
  if (session.status !== 'signedIn' || session.user.id !== userId) return;
  store.setState({ session: { ...session, roles: roles ?? session.roles, rolesStatus } });
}

export const readableFrom = <T>(store: SessionStore, select: (state: SessionState) => T): Readable<T> => ({
  get: () => select(store.getState()),
  subscribe: (listener) => store.subscribe(listener),
});
