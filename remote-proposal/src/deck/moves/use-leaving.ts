import { useLocation, useNavigation } from '@marisma/shared/router';
import { useEffect, useRef } from 'react';

/**
 * Tells whether the visitor is already on the way to another page. The deck stays on screen until that page
 * is there, and a key pressed meanwhile must neither call the visitor back nor be written into its address.
 */
export function useLeaving(): () => boolean {
  const { pathname } = useLocation();
  const { location: pending } = useNavigation();
  const ownAddress = useRef<string | null>(null);

  useEffect(() => {
    ownAddress.current = window.location.pathname;
  }, []);

  // The address changes before the page does, and the router's state with the page.
  return () =>
    (pending !== undefined && pending.pathname !== pathname) ||
    window.location.pathname !== ownAddress.current;
}
