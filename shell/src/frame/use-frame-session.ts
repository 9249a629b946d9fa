import { useShell, type Session } from '@marisma/shared/shell';
import { useSyncExternalStore } from 'react';

const UNKNOWN: Session = { status: 'unknown' };

/**
 * The session as the frame draws it: unknown while prerendered HTML is being taken over, so that the first
 * client render equals the server's whatever the store already knows.
 */
export function useFrameSession(): Session {
  const { session } = useShell();
  return useSyncExternalStore(session.subscribe, session.get, () => UNKNOWN);
}
