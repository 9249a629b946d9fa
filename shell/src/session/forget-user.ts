import { USER_KEYS, userKey, type SimpleStorage } from '@marisma/area-kit/browser';
import type { SessionStore } from './session-store';

/**
 * Removes from this tab what signed-in visitors typed, except for the user who is signed in now: at once for
 * users whose session ended while this tab was closed, and whenever a session ends.
 * @param userId the user whose session is stored; null when there is none
 */
export function forgetUsers(store: SessionStore, tabStorage: SimpleStorage, userId: string | null): void {
  const forgetAllBut = (kept: string | null) => {
    const prefix = kept === null ? null : userKey(kept, '');
    for (const key of tabStorage.keys()) {
      if (key.startsWith(USER_KEYS) && !(prefix && key.startsWith(prefix))) tabStorage.removeItem(key);
    }
  };
  forgetAllBut(userId);
  store.subscribe(({ session }, { session: before }) => {
    const now = session.status === 'signedIn' ? session.user.id : null;
    if (before.status === 'signedIn' && before.user.id !== now) forgetAllBut(now);
  });
}
