import { createStore } from 'zustand/vanilla';

export const POLL_EVERY_MS = 5 * 60_000;
/** A window that gains focus and visibility at once asks once. */
const POLL_GAP_MS = 3000;

interface UpdateState {
  /** Revision that the site has and this tab has not; null while there is none. */
  newer: number | null;
  /** Asks the site now; never rejects. */
  check: () => Promise<void>;
}

/** How far the site is ahead of this tab. */
export const updateStore = createStore<UpdateState>(() => ({ newer: null, check: async () => {} }));

export interface RevisionWatch {
  /** Asks the site; never rejects: a tab that can't ask keeps what it has. */
  check(): Promise<void>;
  /** Asks now and then, and whenever the visitor comes back to the tab. @returns ends it */
  start(): () => void;
}

/**
 * Learns that the site has moved on while this tab was open, and writes it to the store.
 * @param own revision that this tab started with, and keeps
 * @param fetchRevision asks the site for the revision it has
 */
export function createRevisionWatch(own: number, fetchRevision: () => Promise<number>): RevisionWatch {
  let asking: Promise<void> | null = null;
  let askedAt = -Infinity;

  async function ask(): Promise<void> {
    try {
      const revision = await fetchRevision();
      if (revision > Math.max(own, updateStore.getState().newer ?? 0))
        updateStore.setState({ newer: revision });
    } catch {
      // Offline, or the site is being moved: the next time will tell.
    }
    askedAt = Date.now();
    asking = null;
  }

  const check = (): Promise<void> => (asking ??= ask());
  const checkWhenSeen = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= POLL_GAP_MS) void check();
  };

  return {
    check,
    start() {
      updateStore.setState({ check });
      const timer = setInterval(checkWhenSeen, POLL_EVERY_MS);
      document.addEventListener('visibilitychange', checkWhenSeen);
      window.addEventListener('focus', checkWhenSeen);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', checkWhenSeen);
        window.removeEventListener('focus', checkWhenSeen);
      };
    },
  };
}
