import { comeBackState } from '@marisma/area-kit/browser';
import { useLocation } from '@marisma/area-kit/router';
import { withoutLocale } from '@marisma/area-kit/texts';
import { auth } from '../../shell.config';
import { t } from '../texts';
import { isMenu, useEntries, useOnlyStaff } from './nav-links';
import { useFrameSession } from './use-frame-session';

/** Sign In; from a page below a section, such as a house, it leads back there, with the dates that are chosen. */
export function useSignInLink(): { to: string; state?: object } {
  const here = useLocation();
  const isBelow = withoutLocale(here.pathname).split('/').filter(Boolean).length > 1;
  return { to: auth.path, ...(isBelow && { state: comeBackState(here) }) };
}

/**
 * Book Now: to sign-in first, and to what the header lists first, the villas, for who is signed in. In its place, staff
 * have the way back to the public site.
 */
export function useBookNow(): { to: string; children: string } {
  const { status } = useFrameSession();
  const [first] = useEntries('header');
  if (useOnlyStaff()) return { to: '/', children: t.frame.header.publicSite };
  const to = first && (isMenu(first) ? first.items[0]?.to : first.to);
  return { to: (status === 'signedIn' && to) || auth.path, children: t.frame.header.bookNow };
}
