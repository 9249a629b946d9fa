import type { createMemoryRouter, Location } from '@marisma/area-kit/router';
import type { SimpleStorage } from '@marisma/area-kit/browser';
import { updateStore } from './revision-watch';
import { mayTake, noteTaken } from './taken-revision';
import { hasUnsavedWork } from './unsaved-work';

interface UpdateTools {
  router: Pick<ReturnType<typeof createMemoryRouter>, 'subscribe' | 'dispose'>;
  storage: SimpleStorage;
  /** Loads a page of this site as a new document. */
  visit(href: string): void;
}

/**
 * Applies a newer revision when the visitor next follows a link to another page, by loading a new document
 * with the new shell, pages and areas. The router handles navigations that were not caused by a link, carry
 * state, or leave unsaved work.
 * @returns stops this
 */
export function takeUpdateOnNavigation({ router, storage, visit }: UpdateTools): () => void {
  let clicked: string | null = null;
  const remember = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    clicked = link instanceof HTMLAnchorElement ? link.href : null;
  };
  document.addEventListener('click', remember, { capture: true });

  const unsubscribe = router.subscribe(({ location, navigation }) => {
    const { newer } = updateStore.getState();
    const target = navigation.location;
    if (newer === null || !target || navigation.state !== 'loading') return;
    const href = hrefOf(target);
    if (href !== clicked || target.state !== null || target.pathname === location.pathname) return;
    if (!mayTake(storage, newer) || hasUnsavedWork()) return;
    noteTaken(storage, newer);
    // Cancels the current navigation, which would add a second history entry.
    router.dispose();
    // Back may restore this page from the browser's cache, with its router disposed.
    window.addEventListener('pageshow', ({ persisted }) => persisted && visit(window.location.href));
    visit(href);
  });
  return () => {
    unsubscribe();
    document.removeEventListener('click', remember, { capture: true });
  };
}

const hrefOf = ({ pathname, search, hash }: Location): string =>
  window.location.origin + pathname + search + hash;
