import { createStore } from 'zustand/vanilla';

export const POLL_EVERY_MS = 5 * 60_000;
/** Focus and visibility change together, which must cause only one request. */
const POLL_GAP_MS = 3000;

interface UpdateState {
  /** The site's revision if it is newer than this tab's; else null. */
  newer: number | null;
  /** Requests the site's revision now; never rejects. */
  check: () => Promise<void>;
}

/** Whether the site has a newer revision than this tab. */
export const updateStore = createStore<UpdateState>(() => ({ newer: null, check: async () => {} }));

export interface RevisionWatch {
  /** Requests the site's revision; never rejects. After a failure the state is unchanged. */
  check(): Promise<void>;
  /** Starts regular requests, and one whenever the visitor returns to the tab. @returns stops them */
  start(): () => void;
}

/**
 * Watches for a newer revision of the site and writes it to the store.
 * @param own revision that this tab started with
 * @param fetchRevision requests the site's revision
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
      // The site can't be reached; the next request tries again.
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
