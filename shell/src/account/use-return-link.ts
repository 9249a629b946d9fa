import { comeBackIn, comeBackState, readUrl } from '@marisma/area-kit/browser';
import { useLocation, useNavigate } from '@marisma/area-kit/router';
import { useEffect } from 'react';
import { readOrigin, type Origin } from '../session/origin';

/** The query of the page that led here: a link that was written at release does not know what the visitor has chosen. */
function searchOfReferrer({ pathname }: Origin): string {
  const from = readUrl(document.referrer);
  const here = from?.origin === window.location.origin && from.pathname === pathname;
  return here ? from.search : '';
}

/**
 * Moves the return that a link has written behind the address's '#' into the navigation state, where it stays through
 * every step of signing in. Only a path of this site is taken.
 * @returns whether that is still to be done
 */
export function useReturnLink(): boolean {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const written = comeBackIn(hash);

  useEffect(() => {
    if (written === undefined) return;
    const origin = readOrigin({ from: written });
    const back = origin && { ...origin, search: origin.search || searchOfReferrer(origin) };
    const known = (state as unknown) ?? (back ? comeBackState(back) : null);
    void navigate({ pathname, search }, { replace: true, state: known, preventScrollReset: true });
  }, [navigate, pathname, search, state, written]);

  return written !== undefined;
}
