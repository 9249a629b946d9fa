import { withTimeout } from '@marisma/area-kit/browser';
import { isRole, type Role } from '@marisma/area-kit/contract';
import type { ShellServices } from '@marisma/area-kit/shell';
import type { SimpleStorage } from '@marisma/area-kit/browser';
import type { Client } from './browser-client';
import { storeRoles, type SessionStore } from './session-store';
import type { SignedInUser } from './session-user';

/** The auth client sends SIGNED_IN each time a tab gets focus; recently loaded roles are not loaded again. */
const FRESH_FOR_MS = 60_000;
/** Pauses before the second and the third try. */
const PAUSES_MS = [400, 1600];
/** After this time without an answer the attempt has failed. */
const ANSWER_WITHIN_MS = 10_000;
const CLAIM_TRIED_KEY = 'marisma.role-asked';

/** Roles that a new account may choose instead of `client`. */
export type ClaimableRole = 'owner' | 'management';

interface RoleLoaderOptions {
  client: Client;
  store: SessionStore;
  storage: SimpleStorage;
  reportError: ShellServices['reportError'];
}

/**
 * Loads roles outside of auth events, for one user at a time; after a change of user, a late answer is
 * ignored. Failures are retried, then logged; pages that need a role show the failure.
 */
export function createRoleLoader({ client, store, storage, reportError }: RoleLoaderOptions) {
  let job: { userId: string; abort: AbortController } | null = null;
  let loaded: { userId: string; at: number } | null = null;
  let chosen: ClaimableRole | null = null;

  /**
   * Turns a new client account into the host account chosen at sign-up: first the role, then the profile rows.
   * The service decides whether the account may still choose. Every step runs, even after a failure.
   */
  const claim = async (userId: string, role: ClaimableRole) => {
    storage.setItem(CLAIM_TRIED_KEY, userId);
    const steps = [
      () => client.from('user_roles').update({ role }).eq('user_id', userId),
      () => client.from('client_profiles').delete().eq('user_id', userId),
      () => client.from('owner_profiles').insert({ user_id: userId }),
    ];
    for (const step of steps) {
      const { error } = await step();
      if (error) reportError(new Error(error.message), { during: `requesting the role ${role}` });
    }
  };

  /** The roles that a user has, or after a sign-up has asked for. @throws Error after the last try */
  const resolve = async ({ id, wishedRole }: SignedInUser, signal: AbortSignal): Promise<Role[]> => {
    const atSignUp = chosen;
    chosen = null;
    if (atSignUp) await claim(id, atSignUp);
    const roles = await readRoles(client, id, signal);
    const isUndecided =
      (wishedRole === 'owner' || wishedRole === 'management') && roles.every((role) => role === 'client');
    if (!isUndecided || storage.getItem(CLAIM_TRIED_KEY) === id) return roles;
    // The account was confirmed by e-mail, so this is its first sign-in.
    await claim(id, wishedRole);
    return readRoles(client, id, signal);
  };

  const run = async (user: SignedInUser, signal: AbortSignal) => {
    try {
      const roles = await resolve(user, signal);
      if (signal.aborted) return;
      loaded = { userId: user.id, at: Date.now() };
      storeRoles(store, user.id, 'ready', roles);
    } catch (error) {
      if (signal.aborted) return;
      reportError(error, { during: 'loading roles' });
      if (statusOf(store) === 'loading') storeRoles(store, user.id, 'failed');
    }
  };
  const stop = () => {
    job?.abort.abort();
    job = null;
  };

  return {
    /** 'needed' accepts recently loaded roles; 'again' does not. */
    load: (user: SignedInUser, mode: 'needed' | 'again'): void => {
      if (job?.userId === user.id) return;
      const status = statusOf(store);
      const fresh = loaded?.userId === user.id && Date.now() - loaded.at < FRESH_FOR_MS;
      if (mode === 'needed' && status === 'ready' && fresh) return;
      if (status === 'failed') storeRoles(store, user.id, 'loading');
      stop();
      const own = { userId: user.id, abort: new AbortController() };
      job = own;
      setTimeout(async () => {
        if (!own.abort.signal.aborted) await run(user, own.abort.signal);
        if (job === own) job = null;
      }, 0);
    },
    /** Sets the role to request when the new account is first signed in; null clears it. */
    choose: (role: ClaimableRole | null): void => {
      chosen = role;
    },
    stop,
  };
}

const statusOf = (store: SessionStore) => {
  const { session } = store.getState();
  return session.status === 'signedIn' ? session.rolesStatus : null;
};

/**
 * Reads a user's roles and repeats failures after a pause; a refused token is not repeated.
 * @throws Error after the last try, or when `signal` is aborted
 */
async function readRoles(client: Client, userId: string, signal: AbortSignal): Promise<Role[]> {
  for (let attempt = 0; ; attempt += 1) {
    const { data, error, status } = await client
      .from('user_roles')
      .select('role')
      .eq('user_id', userId)
      .abortSignal(withTimeout(ANSWER_WITHIN_MS, signal));
    if (!error) return [...new Set(data.map((row) => row.role).filter(isRole))];
    const pause = PAUSES_MS[attempt];
    if (signal.aborted || status === 401 || pause === undefined) throw new Error(error.message);
    await new Promise((resume) => setTimeout(resume, pause));
    signal.throwIfAborted();
  }
}
