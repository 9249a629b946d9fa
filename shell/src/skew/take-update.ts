import type { createMemoryRouter, Location } from '@marisma/shared/router';
import type { SimpleStorage } from '../session/safe-storage';
import { skewStore } from './revision-watch';
import { hasUnsavedWork } from './unsaved-work';

const TAKEN_KEY = 'marisma.update-taken';

interface UpdateTools {
  router: Pick<ReturnType<typeof createMemoryRouter>, 'subscribe' | 'dispose'>;
  storage: SimpleStorage;
  /** Loads a page of this site as a new document. */
  visit(href: string): void;
}

/**
 * Takes a newer version at the next link that leads to another page, as a new document: shell, pages and areas
 * come new together. Left to the router are moves that a visitor did not make by a link, moves that carry
 * state, and moves away from unsaved work. Each revision is taken once, so that a page which is behind
 * its registry for a moment doesn't turn every link into a page load.
 * @returns ends it
 */
export function takeUpdateOnNavigation({ router, storage, visit }: UpdateTools): () => void {
  let clicked: string | null = null;
  const remember = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    clicked = link instanceof HTMLAnchorElement ? link.href : null;
  };
  document.addEventListener('click', remember, { capture: true });

  const unsubscribe = router.subscribe(({ location, navigation }) => {
    const { newer } = skewStore.getState();
    const target = navigation.location;
    if (newer === null || !target || navigation.state !== 'loading') return;
    const href = hrefOf(target);
    if (href !== clicked || target.state !== null || target.pathname === location.pathname) return;
    if (!mayTake(newer) || hasUnsavedWork()) return;
    storage.setItem(TAKEN_KEY, String(newer));
    // Ends the navigation on its way, which would otherwise add a second history entry.
    router.dispose();
    // Back may bring this page as it was left, with a router that no longer moves.
    window.addEventListener('pageshow', ({ persisted }) => persisted && visit(window.location.href));
    visit(href);
  });
  return () => {
    unsubscribe();
    document.removeEventListener('click', remember, { capture: true });
  };

  /** Where nothing is stored, a new document would sign the visitor out and forget that it came. */
  function mayTake(revision: number): boolean {
    return navigator.onLine && storage.persists() && Number(storage.getItem(TAKEN_KEY) ?? 0) < revision;
  }
}

const hrefOf = ({ pathname, search, hash }: Location): string =>
  window.location.origin + pathname + search + hash;
