import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Role } from '@marisma/shared/contract';
import type { Readable, Session } from '@marisma/shared/shell';
import type { Challenge, SignedInUser } from './session-user';

export interface SessionState {
  session: Session;
  /** A recovery link was followed. 'asked': the new-password form is to be opened; 'open': it was. */
  recovery: 'none' | 'asked' | 'open';
  /** Set while a second factor stands between the password and the session. */
  challenge: Challenge | null;
}

export type SessionStore = StoreApi<SessionState>;

/** The session of this tab, not yet known. Needs no client, so that pages render before one is loaded. */
export const createSessionStore = (): SessionStore =>
  createStore<SessionState>(() => ({ session: { status: 'unknown' }, recovery: 'none', challenge: null }));

/** Session, user and roles are gone from here. */
export const clearSession = (store: SessionStore): void =>
  store.setState({ session: { status: 'signedOut' }, recovery: 'none', challenge: null });

/** Somebody is signed in; their roles stay when it is the same user, else they are to be loaded. */
export function storeUser(store: SessionStore, { wishedRole: _wish, ...user }: SignedInUser): void {
  const { session } = store.getState();
  const same = session.status === 'signedIn' && session.user.id === user.id;
  store.setState({
    challenge: null,
    session: same ? { ...session, user } : { status: 'signedIn', user, roles: [], rolesStatus: 'loading' },
  });
}

/** Roles of this very user; dropped when somebody else, or nobody, is signed in by now. */
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

/** One value of the store as something to read and follow. */
export const readableFrom = <T>(store: SessionStore, select: (state: SessionState) => T): Readable<T> => ({
  get: () => select(store.getState()),
  subscribe: (listener) => store.subscribe(listener),
});
