import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether a page may show what only the browser knows: the query, today, what is stored. False in prerendered
 * HTML and while it is hydrated, so that both draw the same; true from the first render otherwise.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
