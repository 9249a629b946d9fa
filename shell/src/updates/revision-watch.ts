import { createStore } from 'zustand/vanilla';
import { hasOtherCode, type SiteState } from './site-state';

export const POLL_EVERY_MS = 60_000;
/** Focus and visibility change together, which must cause only one request. */
const POLL_GAP_MS = 3000;

interface UpdateState {
  /** The site's revision if a page load would give this tab other code; else null. */
  newer: number | null;
  /** Requests the site's revision now; never rejects. */
  check: () => Promise<void>;
}

/** Whether the site has newer code than this tab. */
export const updateStore = createStore<UpdateState>(() => ({ newer: null, check: async () => {} }));

export interface RevisionWatch {
  /** Requests the site's revision; never rejects. After a failure the state is unchanged. */
  check(): Promise<void>;
  /** Starts regular requests, and one whenever the visitor returns to the tab. @returns stops them */
  start(): () => void;
}

/**
 * Watches for newer code on the site and writes its revision to the store.
 * @param own state that this tab started with
 * @param fetchState requests the site's state
 * @param onState called with every state that is not older than the last
 */
export function createRevisionWatch(
  own: SiteState,
  fetchState: () => Promise<SiteState>,
  onState: (state: SiteState) => void = () => {},
): RevisionWatch {
  let seen = own.registry.revision;
  let asking: Promise<void> | null = null;
  let askedAt = -Infinity;

  async function ask(): Promise<void> {
    try {
      const state = await fetchState();
      const { revision } = state.registry;
      // A cache on the way may hold an older state.
      if (revision >= seen) {
        seen = revision;
        const isNewer = revision > own.registry.revision && hasOtherCode(own, state);
        updateStore.setState({ newer: isNewer ? revision : null });
        onState(state);
      }
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
