import type { Role } from '@marisma/shared/contract';
import type { Origin } from './origin';

/** What the site's declared paths say about a pathname, given these roles. */
export type Opening = 'public' | 'allowed' | 'refused' | 'unknown';
export type MayOpen = (pathname: string, roles: readonly Role[]) => Opening;

/** How long a visitor waits for their roles before the site goes on without them. */
export const ROLES_WAIT_MS = 1000;

const HOMES: readonly (readonly [Role, string])[] = [
  ['admin', '/admin'],
  ['management', '/proposal'],
  ['owner', '/owner-dashboard'],
  ['client', '/dashboard'],
];

/** Where these roles are at home; the first of the list that the visitor has. */
export const homeOf = (roles: readonly Role[]): string =>
  HOMES.find(([role]) => roles.includes(role))?.[1] ?? '/';

export interface Arrival {
  roles: readonly Role[];
  rolesStatus: 'loading' | 'ready' | 'failed';
  /** Where the visitor was going when asked to sign in; already sanitised. */
  origin: Origin | null;
  /** Whether the wait for roles is over. */
  waited: boolean;
  mayOpen: MayOpen;
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
export function redirectAfterLogin({ roles, rolesStatus, origin, waited, mayOpen }: Arrival): Redirect {
  const opening = origin ? mayOpen(origin.pathname, roles) : 'unknown';
  if (origin && opening === 'allowed') return { to: origin };
  if (rolesStatus === 'ready') return { to: homeOf(roles) };
  if (rolesStatus === 'failed') return 'home-for-now';
  return opening === 'refused' || !waited ? 'wait' : 'home-for-now';
}
