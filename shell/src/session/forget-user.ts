import { USER_KEYS, userKey, type SimpleStorage } from '@marisma/area-kit/browser';
import type { SessionStore } from './session-store';

/** Whose session ended without a sign-out in this tab: what they typed waits for them here. */
const WAITING_KEY = 'marisma.waiting';

/**
 * Removes from this tab what signed-in visitors typed, and from this browser what was kept for them to read, except for
 * the user who is signed in now: at once for users whose session ended while this tab was closed, and when they sign out
 * here or another account takes their place. When the session ends otherwise (it expired, was revoked, or another tab signed out), what the
 * user was typing stays for them.
 * @param userId the user whose session is stored; null when there is none
 * @returns forgets everybody, for who signs out
 */
export function forgetUsers(
  store: SessionStore,
  tabStorage: SimpleStorage,
  browserStorage: SimpleStorage,
  userId: string | null,
): () => void {
  const forgetAllBut = (kept: string | null) => {
    const prefix = kept === null ? null : userKey(kept, '');
    for (const storage of [tabStorage, browserStorage]) {
      for (const key of storage.keys()) {
        if (key.startsWith(USER_KEYS) && !(prefix && key.startsWith(prefix))) storage.removeItem(key);
      }
    }
  };
  forgetAllBut(userId ?? tabStorage.getItem(WAITING_KEY));
  store.subscribe(({ session }, { session: before }) => {
    const now = session.status === 'signedIn' ? session.user.id : null;
    if (now !== null) {
      tabStorage.removeItem(WAITING_KEY);
      if (before.status !== 'signedIn' || before.user.id !== now) forgetAllBut(now);
    } else if (before.status === 'signedIn') tabStorage.setItem(WAITING_KEY, before.user.id);
  });
  return () => {
    tabStorage.removeItem(WAITING_KEY);
    forgetAllBut(null);
  };
}
