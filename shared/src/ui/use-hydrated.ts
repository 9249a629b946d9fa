import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether a page may render values known only in the browser: the query, today, stored values. False in prerendered
 * HTML and during hydration, so that both render the same; otherwise true from the first render.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
