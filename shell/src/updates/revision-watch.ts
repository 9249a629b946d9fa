import { parseRegistry, type Registry } from '@marisma/area-kit/contract';
import { createStore } from 'zustand/vanilla';
import { areaStore, readArea, setArea, type AreaStatus } from '../areas/area-store';
import { REGISTRY_URL } from '../areas/registry-source';

const TIMEOUT_MS = 5000;

/** What the site gives this browser: the shell's build and the registry with this browser's builds. */
export interface SiteState {
  /** Undefined where the registry does not name the shell's build. */
  shell?: string;
  registry: Registry;
}

/**
 * Requests the site's current state. Its signature is not checked: a forged state only causes a page load, which
 * checks everything, or hides an area.
 * @param take gives a published registry as this browser uses it
 * @throws Error when the site can't be reached or has no readable registry
 */
async function fetchSiteState(take: (registry: Registry) => Registry): Promise<SiteState> {
  const response = await fetch(REGISTRY_URL, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${REGISTRY_URL} answered ${response.status}`);
  const published = (await response.json()) as { shell?: { live?: { build?: string } } };
  return { shell: published.shell?.live?.build, registry: take(parseRegistry(published).registry) };
}

/**
 * Whether a page load would give this browser other code: not after a canary for others, and not for an area that
 * is switched off, which an open tab leaves by itself.
 */
export function hasOtherCode(own: SiteState, now: SiteState): boolean {
  if (now.shell !== undefined && now.shell !== own.shell) return true;
  return Object.keys({ ...own.registry.areas, ...now.registry.areas }).some((name) => {
    const [before, after] = [own.registry.areas[name], now.registry.areas[name]];
    if (after?.disabled !== undefined) return false;
    return before?.live.build !== after?.live.build || before?.disabled !== undefined;
  });
}

/** The status of each area that was switched off while this tab was open. */
const switchedOff = new Map<string, AreaStatus>();

/** Hides the areas that were switched off since this tab was opened, and shows them again once they are back. */
function followSwitches({ areas }: Registry): void {
  for (const [name, { disabled }] of Object.entries(areas)) {
    const status = readArea(name);
    const before = switchedOff.get(name);
    if (disabled !== undefined && status.phase !== 'disabled') {
      switchedOff.set(name, status);
      setArea(name, { phase: 'disabled', message: disabled });
    } else if (disabled === undefined && before) {
      switchedOff.delete(name);
      setArea(name, before);
    }
  }
}

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
