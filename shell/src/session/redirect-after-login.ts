import type { Role } from '@marisma/shared/contract';
import type { Origin } from './origin';

/** What the site's declared paths say about a pathname, given these roles. */
export type Opening = 'public' | 'allowed' | 'refused' | 'unknown';
export type MayOpen = (pathname: string, roles: readonly Role[]) => Opening;

/** How long a visitor waits for their roles before the site goes on without them. */
export const ROLES_WAIT_MS = 1000;

/** The first role of these that a visitor has decides where they go. */
const PRIORITY: readonly Role[] = ['admin', 'management', 'owner', 'client'];

/** Where a visitor with these roles goes after signing in. */
export type HomeOf = (roles: readonly Role[]) => string;

/** @param homes as areas declare them; a role whose home no area declares leads to the front page */
export const createHomeOf =
  (homes: ReadonlyMap<string, string>): HomeOf =>
  (roles) =>
    homes.get(PRIORITY.find((role) => roles.includes(role)) ?? '') ?? '/';

export interface Arrival {
  roles: readonly Role[];
  rolesStatus: 'loading' | 'ready' | 'failed';
  /** Where the visitor was going when asked to sign in; already sanitized. */
  origin: Origin | null;
  /** Whether the wait for roles is over. */
  waited: boolean;
  mayOpen: MayOpen;
  homeOf: HomeOf;
}

export type Redirect =
  | { to: string | Origin }
  /** Roles are needed and under way. */
  | 'wait'
  /** Time is up without roles: go home, and on from there when they come. */
  | 'home-for-now';

/**
 * Where a visitor goes who has just signed in. A guarded origin that these roles may open wins, and waits
 * for the roles as its guard would; else the first role decides.
 */
export function redirectAfterLogin({
  roles,
  rolesStatus,
  origin,
  waited,
  mayOpen,
  homeOf,
}: Arrival): Redirect {
  const opening = origin ? mayOpen(origin.pathname, roles) : 'unknown';
  if (origin && opening === 'allowed') return { to: origin };
  if (rolesStatus === 'ready') return { to: homeOf(roles) };
  if (rolesStatus === 'failed') return 'home-for-now';
  return opening === 'refused' || !waited ? 'wait' : 'home-for-now';
}
