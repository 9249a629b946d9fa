import { comeBackState } from '@marisma/area-kit/browser';
import { useLocation } from '@marisma/area-kit/router';
import { withoutLocale } from '@marisma/area-kit/texts';
import { auth } from '../../shell.config';
import { useFrameSession } from './use-frame-session';

/** Sign In; from a house it leads back there, with the dates that are chosen. */
export function useSignInLink(): { to: string; state?: object } {
  const here = useLocation();
  const onHouse = withoutLocale(here.pathname).startsWith('/property/');
  return { to: auth.path, ...(onHouse && { state: comeBackState(here) }) };
}

/** Book Now: to sign-in first, and to the villas for who is signed in. */
export const useBookNowPath = (): string =>
  useFrameSession().status === 'signedIn' ? '/properties' : auth.path;
