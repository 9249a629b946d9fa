import { useLocation, useNavigation } from '@marisma/area-kit/router';
import { useEffect, useRef } from 'react';

/**
 * Tells whether a navigation to another page is pending. The deck stays on screen until that page is loaded;
 * a key press must neither cancel the navigation nor change the new page's address.
 */
export function useLeaving(): () => boolean {
  const { pathname } = useLocation();
  const { location: pending } = useNavigation();
  const ownAddress = useRef<string | null>(null);

  useEffect(() => {
    ownAddress.current = window.location.pathname;
  }, []);

  // The address changes before the page; the router's state changes with the page.
  return () =>
    (pending !== undefined && pending.pathname !== pathname) ||
    window.location.pathname !== ownAddress.current;
}
