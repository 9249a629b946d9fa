import type { Registry } from '@marisma/area-kit/contract';
import { createStore } from 'zustand/vanilla';
import { areaStore } from '../areas/area-store';
import { fetchSiteState, followSwitches, hasOtherCode, type SiteState } from './site-state';

export const POLL_EVERY_MS = 60_000;
/** Focus and visibility change together, which must cause only one request. */
const POLL_GAP_MS = 3000;

interface UpdateState {
  /** The site's revision if a page load would give this tab other code; else null. */
  newer: number | null;
  check: () => Promise<void>;
}

/** Whether the site has newer code than this tab. */
export const updateStore = createStore<UpdateState>(() => ({ newer: null, check: async () => {} }));

/**
 * Checks for newer code and for areas that are switched off: regularly, when the visitor returns, and after a
 * failed load.
 * @param own state that this tab started with
 * @param take gives a published registry as this browser uses it
 * @returns stops this
 */
export function watchRevision(own: SiteState, take: (registry: Registry) => Registry): () => void {
  let latest = own.registry.revision;
  let request: Promise<void> | null = null;
  let requestedAt = -Infinity;

  async function fetchState(): Promise<void> {
    try {
      const state = await fetchSiteState(take);
      const { revision } = state.registry;
      // A cache on the way may hold an older state.
      if (revision >= latest) {
        latest = revision;
        const isNewer = revision > own.registry.revision && hasOtherCode(own, state);
        updateStore.setState({ newer: isNewer ? revision : null });
        followSwitches(state.registry);
      }
    } catch {
      // The site can't be reached; the next request tries again.
    }
    requestedAt = Date.now();
    request = null;
  }

  const check = (): Promise<void> => (request ??= fetchState());
  const checkWhenVisible = (): void => {
    if (document.visibilityState === 'visible' && Date.now() - requestedAt >= POLL_GAP_MS) void check();
  };
  updateStore.setState({ check });
  const timer = setInterval(checkWhenVisible, POLL_EVERY_MS);
  document.addEventListener('visibilitychange', checkWhenVisible);
  window.addEventListener('focus', checkWhenVisible);
  const unsubscribe = areaStore.subscribe((now, before) => {
    const hasFailed = Object.entries(now).some(
      ([name, status]) =>
        status !== before[name] && (status.phase === 'failed' || status.pageFault !== undefined),
    );
    if (hasFailed) void check();
  });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', checkWhenVisible);
    window.removeEventListener('focus', checkWhenVisible);
    unsubscribe();
  };
}
