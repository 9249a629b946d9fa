import type { SupabaseClient } from '@supabase/supabase-js';
import { writable, type Writable } from '../browser/writable';
import type { Role } from '../contract/role';
import type { Notice, Session, SessionUser, ShellServices } from '../contract/shell-services';
import type { Database } from '../data/database';

export interface StandInOptions {
  /** Roles of the signed-in visitor; null for a signed-out visitor. */
  roles?: readonly Role[] | null;
  user?: Partial<SessionUser>;
  /** The data client for the area; without one every request for it is rejected with a reason. */
  supabase?: SupabaseClient<Database>;
  /** Whether the site is a demo; true by default, so that samples are seen. */
  demo?: boolean;
}

export interface StandInShell extends ShellServices {
  session: Writable<Session>;
  /** The notices, announcements and error reports so far. */
  recorded: { notices: Notice[]; announcements: string[]; errors: unknown[] };
}

export const STAND_IN_USER: SessionUser = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'elena@marisma.test',
  firstName: 'Elena',
  lastName: 'Duarte',
};

/** @returns the session of a visitor with these roles, or of a signed-out visitor */
export const standInSession = (roles: readonly Role[] | null, user: Partial<SessionUser> = {}): Session =>
  roles === null
    ? { status: 'signedOut' }
    : { status: 'signedIn', user: { ...STAND_IN_USER, ...user }, roles, rolesStatus: 'ready' };

/** The shell's services without a shell: for an area that runs alone and for its tests. */
export function createStandInShell(options: StandInOptions = {}): StandInShell {
  const roles = options.roles === undefined ? (['client'] as const) : options.roles;
  const session = writable<Session>(standInSession(roles, options.user));
  const recorded: StandInShell['recorded'] = { notices: [], announcements: [], errors: [] };
  return {
    session,
    recorded,
    signOut: async () => session.set({ status: 'signedOut' }),
    supabase: async () => {
      if (!options.supabase) throw new Error('This area runs alone: no data service is connected.');
      return options.supabase;
    },
    notify: (notice) => void recorded.notices.push(notice),
    demo: async () => options.demo ?? true,
    announce: (message) => void recorded.announcements.push(message),
    reportError: (error) => void recorded.errors.push(error),
  };
}
