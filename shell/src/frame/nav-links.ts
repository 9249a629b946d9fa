import type { AreaLink, LinkCount, LinkPlace, Role } from '@marisma/area-kit/contract';
import { useShell, type Session } from '@marisma/area-kit/shell';
import { documentLocale, withoutLocale } from '@marisma/area-kit/texts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { returnState } from '@marisma/area-kit/browser';
import { useLocation } from '@marisma/area-kit/router';
import { auth } from '../../shell.config';
import { t } from '../texts';

/**
 * Sign In; from a page below a section, such as a house, it leads back there, with the dates that are chosen. At sign-in
 * it keeps the way that led there.
 */
export function useSignInLink(): { to: string; state?: unknown } {
  const here = useLocation();
  const path = withoutLocale(here.pathname);
  const isBelow = path.split('/').filter(Boolean).length > 1;
  return {
    to: auth.path,
    state: path === auth.path ? here.state : isBelow ? returnState(here) : undefined,
  };
}

/**
 * Book Now: to sign-in first, and to what the header lists first, the villas, for who is signed in. In its place, staff
 * have the way back to the public site.
 */
export function useBookNow(): { to: string; state?: unknown; children: string } {
  const { status } = useFrameSession();
  const signIn = useSignInLink();
  const [first] = useEntries('header');
  if (useOnlyStaff()) return { to: '/', children: t.frame.header.publicSite };
  const villas = first && (isMenu(first) ? first.items[0]?.to : first.to);
  const link = status === 'signedIn' && villas ? { to: villas } : signIn;
  return { ...link, children: t.frame.header.bookNow };
}

const UNKNOWN: Session = { status: 'unknown' };

/** Returns one constant object for `unknown`; a new object would render the frame again after hydration. */
const asDrawn = (session: Session): Session => (session.status === 'unknown' ? UNKNOWN : session);

/**
 * The session that the frame renders: `unknown` during hydration, so that the first client render equals the
 * server's whatever the store already contains.
 */
export function useFrameSession(): Session {
  const { session } = useShell();
  return useSyncExternalStore(
    session.subscribe,
    () => asDrawn(session.get()),
    () => UNKNOWN,
  );
}

export interface NavItem {
  label: string;
  to: string;
  /** True while its visibility depends on roles still loading; it keeps its space, invisible. */
  pending?: boolean;
  count?: LinkCount;
  picture?: string;
}

/** Several links under one label. */
export interface NavMenu extends Omit<NavItem, 'to'> {
  items: NavItem[];
}

export const isMenu = (entry: NavItem | NavMenu): entry is NavMenu => 'items' in entry;

const Links = createContext<readonly AreaLink[]>([]);
export const LinksProvider = Links.Provider;

const OnlyStaff = createContext(false);
/** True around the header of pages that only staff may open. */
export const OnlyStaffProvider = OnlyStaff.Provider;
export const useOnlyStaff = (): boolean => useContext(OnlyStaff);

/** The header's links where staff work: their own pages of both menus, in the place of the public ones. */
const ofStaff = (links: readonly AreaLink[]): AreaLink[] =>
  ['account', 'header'].flatMap((place) =>
    links
      .filter((link) => link.place === place && link.roles && !link.roles.includes('client'))
      .map((link) => ({ ...link, place: 'header' })),
  );

/** The visitor's roles; undefined while they are not known. */
function knownRoles(session: Session): readonly Role[] | undefined {
  if (session.status === 'signedOut') return [];
  return session.status === 'signedIn' && session.rolesStatus !== 'loading' ? session.roles : undefined;
}

/** Whether a visitor with these roles sees a link; `pending` while that depends on unknown roles. */
function visibility({ roles, except }: AreaLink, own: readonly Role[] | undefined): boolean | 'pending' {
  if (roles && !roles.some((role) => own?.includes(role))) return false;
  if (!except) return true;
  return own ? !except.some((role) => own.includes(role)) : 'pending';
}

export function entriesOf(
  links: readonly AreaLink[],
  place: LinkPlace,
  session: Session,
): (NavItem | NavMenu)[] {
  const own = knownRoles(session);
  const locale = documentLocale();
  return links.flatMap((link): (NavItem | NavMenu)[] => {
    const shown = link.place === place && visibility(link, own);
    if (!shown) return [];
    const entry = {
      label: link.label[locale],
      ...(shown === 'pending' && { pending: true }),
      ...(session.status === 'signedIn' && link.count && { count: link.count }),
    };
    const items = link.items?.map(({ label, ...item }) => ({ ...item, label: label[locale] }));
    if (items) return [{ ...entry, items }];
    return link.to === undefined ? [] : [{ ...entry, to: link.to }];
  });
}

export function useEntries(place: LinkPlace): (NavItem | NavMenu)[] {
  const links = useContext(Links);
  const own = useOnlyStaff() && place === 'header';
  return entriesOf(own ? ofStaff(links) : links, place, useFrameSession());
}

/** The links of a menu without submenus for the current visitor; pending links are left out. */
export const useNavItems = (place: LinkPlace): NavItem[] =>
  useEntries(place).filter((entry): entry is NavItem => !isMenu(entry) && !entry.pending);

/** Where Sign Out is: in the bar, or, for owners and management, in the account menu. */
export function signOutPlace(session: Session): 'bar' | 'menu' | 'pending' {
  const roles = knownRoles(session);
  if (roles === undefined) return 'pending';
  return roles.includes('owner') || roles.includes('management') ? 'menu' : 'bar';
}
