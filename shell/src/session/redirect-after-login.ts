import type { Role } from '@marisma/area-kit/contract';
import type { Origin } from './origin';

/** Whether these roles may open a pathname, according to the declared paths. */
export type Opening = 'public' | 'allowed' | 'refused' | 'unknown';
export type MayOpen = (pathname: string, roles: readonly Role[]) => Opening;

/** How long to wait for the roles before redirecting without them. */
export const ROLES_WAIT_MS = 1000;

/** A visitor goes to the home of their first role in this order. */
const PRIORITY: readonly Role[] = ['admin', 'management', 'owner', 'client'];

/** Where a visitor with these roles goes after signing in. */
export type HomeOf = (roles: readonly Role[]) => string;

/** @param homes declared by areas; a role without a declared home leads to the front page */
export const createHomeOf =
  (homes: ReadonlyMap<string, string>): HomeOf =>
  (roles) =>
    homes.get(PRIORITY.find((role) => roles.includes(role)) ?? '') ?? '/';

export interface Arrival {
  roles: readonly Role[];
  rolesStatus: 'loading' | 'ready' | 'failed';
  /** The location that the visitor wanted before signing in; already sanitized. */
  origin: Origin | null;
  /** Whether the origin is a public page that asked for the visitor's return. */
  comeBack?: boolean;
  /** Whether the wait for roles is over. */
  waited: boolean;
  mayOpen: MayOpen;
  homeOf: HomeOf;
}

export type Redirect =
  | { to: string | Origin }
  /** The decision needs roles that are still loading. */
  | 'wait'
  /** No roles in time: go to the front page, and redirect again when they arrive. */
  | 'home-for-now';

/**
 * The location to open after signing in. A guarded origin that the roles may open wins, and waits for the
 * roles as its guard does; so does a public page that asked for the return. Else the first role decides.
 */
export function redirectAfterLogin({
  roles,
  rolesStatus,
  origin,
  comeBack = false,
  waited,
  mayOpen,
  homeOf,
}: Arrival): Redirect {
  const opening = origin ? mayOpen(origin.pathname, roles) : 'unknown';
  if (origin && (opening === 'allowed' || (comeBack && opening === 'public'))) return { to: origin };
  if (rolesStatus === 'ready') return { to: homeOf(roles) };
  if (rolesStatus === 'failed') return 'home-for-now';
  return opening === 'refused' || !waited ? 'wait' : 'home-for-now';
}
