import { asksToReturn } from '@marisma/area-kit/browser';
import type { Role } from '@marisma/area-kit/contract';
import type { Session } from '@marisma/area-kit/shell';
import { readOrigin, type Origin } from './origin';

/** Whether these roles may open a pathname, according to the declared paths. */
export type MayOpen = (
  pathname: string,
  roles: readonly Role[],
) => 'public' | 'allowed' | 'refused' | 'unknown';

export type HomeOf = (roles: readonly Role[]) => string;

export const ROLES_WAIT_MS = 1000;

/** A visitor goes to the home of their first role in this order. */
const PRIORITY: readonly Role[] = ['admin', 'management', 'owner', 'client'];

/** @param homes declared by areas; a role without a declared home leads to the front page */
export const createHomeOf =
  (homes: ReadonlyMap<string, string>): HomeOf =>
  (roles) =>
    homes.get(PRIORITY.find((role) => roles.includes(role)) ?? '') ?? '/';

interface Arrival {
  session: Pick<Extract<Session, { status: 'signedIn' }>, 'roles' | 'rolesStatus'>;
  /** Navigation state, which is untrusted. */
  state: unknown;
  waited: boolean;
  mayOpen: MayOpen;
  homeOf: HomeOf;
}

/**
 * The location to open after signing in. A guarded origin that the roles may open wins, and waits for the
 * roles as its guard does; so does a public page that asked for the return. Else the first role decides.
 * @returns 'wait' while the decision needs roles that are still loading; 'home-for-now' without roles in time: go to
 *   the front page, and redirect again when they arrive
 */
export function redirectAfterLogin(arrival: Arrival): { to: string | Origin } | 'wait' | 'home-for-now' {
  const { state, waited, mayOpen, homeOf } = arrival;
  const { roles, rolesStatus } = arrival.session;
  const origin = readOrigin(state);
  const opening = origin ? mayOpen(origin.pathname, roles) : 'unknown';
  if (origin && (opening === 'allowed' || (asksToReturn(state) && opening === 'public')))
    return { to: origin };
  if (rolesStatus === 'ready') return { to: homeOf(roles) };
  if (rolesStatus === 'failed') return 'home-for-now';
  return opening === 'refused' || !waited ? 'wait' : 'home-for-now';
}
