import type { Role } from '@marisma/shared/contract';
import type { Session } from '@marisma/shared/shell';
import { t } from '../texts';
import { paths } from './paths';

export interface NavItem {
  label: string;
  to: string;
  /** Not known yet whether it is shown: keeps its place, unseen. */
  pending?: boolean;
}

export const propertyLinks: readonly NavItem[] = [
  { label: t.nav.allProperties, to: paths.properties },
  { label: t.nav.lagoonVillas, to: paths.category('lagoon-villas') },
  { label: t.nav.oceanVillas, to: paths.category('ocean-villas') },
  { label: t.nav.lagoonApartments, to: paths.category('lagoon-apartments') },
  { label: t.nav.villas, to: paths.category('villas') },
];

/** Roles as far as they are known; undefined while they may still turn out to be anything. */
function knownRoles(session: Session): readonly Role[] | undefined {
  if (session.status === 'signedOut') return [];
  return session.status === 'signedIn' && session.rolesStatus !== 'loading' ? session.roles : undefined;
}

const isHost = (roles: readonly Role[]) => roles.includes('owner') || roles.includes('management');

/** The links beside the Properties menu, by role. */
export function mainLinks(session: Session): NavItem[] {
  const roles = knownRoles(session);
  const host = roles !== undefined && isHost(roles);
  return [
    { label: t.nav.services, to: paths.concierge },
    { label: t.nav.about, to: paths.about },
    ...(host ? [] : [{ label: t.nav.ownerPortal, to: paths.ownerPortal, pending: roles === undefined }]),
    { label: t.nav.contact, to: paths.contact },
    ...(roles?.includes('management') ? [{ label: t.nav.proposal, to: paths.proposal }] : []),
    ...(host ? [{ label: t.nav.hostDashboard, to: hostHome(roles) }] : []),
  ];
}

const hostHome = (roles: readonly Role[]) => (roles.includes('owner') ? paths.ownerDashboard : paths.owner);

/** The links of the account menu, by role. */
export function accountLinks(session: Session): NavItem[] {
  const roles = knownRoles(session) ?? [];
  return [
    ...(roles.includes('client') ? [{ label: t.nav.dashboard, to: paths.dashboard }] : []),
    ...(roles.includes('admin') ? [{ label: t.nav.adminDashboard, to: paths.admin }] : []),
    { label: t.nav.profile, to: paths.profile },
  ];
}

/** Where Sign Out is: in the bar, or, for owners and management, in the account menu. */
export function signOutPlace(session: Session): 'bar' | 'menu' | 'pending' {
  const roles = knownRoles(session);
  if (roles === undefined) return 'pending';
  return isHost(roles) ? 'menu' : 'bar';
}
