import { useShell, type Session } from '@marisma/shared/shell';
import { useSyncExternalStore } from 'react';

const UNKNOWN: Session = { status: 'unknown' };

/** One and the same while nothing is known, or the frame would be drawn again as soon as it has come alive. */
const asDrawn = (session: Session): Session => (session.status === 'unknown' ? UNKNOWN : session);

/**
 * The session as the frame draws it: unknown while prerendered HTML is being taken over, so that the first
 * client render equals the server's whatever the store already knows.
 */
export function useFrameSession(): Session {
  const { session } = useShell();
  return useSyncExternalStore(
    session.subscribe,
    () => asDrawn(session.get()),
    () => UNKNOWN,
  );
}
