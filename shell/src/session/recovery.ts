import type { SimpleStorage } from '@marisma/area-kit/browser';
import type { SessionStore } from './session-store';

const RECOVERY_KEY = 'marisma.recovery';

/**
 * Keeps a recovery over a reload: this tab stores it until a new password is set or the recovery is declined.
 */
export function followRecovery(store: SessionStore, tabStorage: SimpleStorage): void {
  let owed = tabStorage.getItem(RECOVERY_KEY) !== null;
  store.subscribe(({ session, recovery }, before) => {
    if (session.status === 'signedIn' && before.session.status === 'unknown' && owed && recovery === 'none') {
      store.setState({ recovery: 'open' });
      return;
    }
    if (session.status === 'unknown') return;
    if ((recovery !== 'none') === owed) return;
    owed = recovery !== 'none';
    if (owed) tabStorage.setItem(RECOVERY_KEY, '1');
    else tabStorage.removeItem(RECOVERY_KEY);
  });
}
