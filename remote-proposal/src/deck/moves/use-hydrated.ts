import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered HTML and while it is taken over, true from then on: HTML knows no query and no browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
