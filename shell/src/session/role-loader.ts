import type { SupabaseClient } from '@supabase/supabase-js';
import type { Role } from '@marisma/area-kit/contract';
import type { Database } from '@marisma/area-kit/data';
import type { ShellServices } from '@marisma/area-kit/shell';
import { claimRole, isClaimable, type ClaimableRole } from './claim-role.data';
import { fetchRolesPatiently } from './retry-roles';
import type { SimpleStorage } from '@marisma/area-kit/browser';
import { storeRoles, type SessionStore } from './session-store';
import type { SignedInUser } from './session-user';

/** The auth client sends SIGNED_IN each time a tab gets focus; recently loaded roles are not loaded again. */
const FRESH_FOR_MS = 60_000;
const CLAIM_TRIED_KEY = 'marisma.role-asked';

export interface RoleLoaderOptions {
  client: SupabaseClient<Database>;
  store: SessionStore;
  storage: SimpleStorage;
  reportError: ShellServices['reportError'];
}

export interface RoleLoader {
  /** 'needed' accepts recently loaded roles; 'again' does not. */
  load(user: SignedInUser, mode: 'needed' | 'again'): void;
  /** Sets the role to request when the new account is first signed in; null clears it. */
  choose(role: ClaimableRole | null): void;
  stop(): void;
}

/**
 * Loads roles outside of auth events, for one user at a time; after a change of user, a late answer is
 * ignored. Failures are retried, then logged; pages that need a role show the failure.
 */
export function createRoleLoader(options: RoleLoaderOptions): RoleLoader {
  const { client, store, storage, reportError } = options;
  let job: { userId: string; abort: AbortController } | null = null;
  let loaded: { userId: string; at: number } | null = null;
  let chosen: ClaimableRole | null = null;

  const claim = async (userId: string, role: ClaimableRole) => {
    storage.setItem(CLAIM_TRIED_KEY, userId);
    const errors = await claimRole(client, userId, role);
    for (const error of errors) reportError(error, { during: `requesting the role ${role}` });
  };

  const resolve = async ({ id, wishedRole }: SignedInUser, signal: AbortSignal): Promise<Role[]> => {
    const atSignUp = chosen;
    chosen = null;
    if (atSignUp) await claim(id, atSignUp);
    const roles = await fetchRolesPatiently(client, id, signal);
    const undecided = isClaimable(wishedRole) && roles.every((role) => role === 'client');
    if (!undecided || storage.getItem(CLAIM_TRIED_KEY) === id) return roles;
    // The account was confirmed by e-mail, so this is its first sign-in.
    await claim(id, wishedRole);
    return fetchRolesPatiently(client, id, signal);
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
    load: (user, mode) => {
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
    choose: (role) => {
      chosen = role;
    },
    stop,
  };
}

const statusOf = (store: SessionStore) => {
  const { session } = store.getState();
  return session.status === 'signedIn' ? session.rolesStatus : null;
};
