import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page may show what only the browser knows: the query, today, what is stored. False on the
 * server and while its page is taken over, so that both draw the same; true from the first render otherwise.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
