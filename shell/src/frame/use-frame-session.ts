import { useShell, type Session } from '@marisma/area-kit/shell';
import { useSyncExternalStore } from 'react';

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
