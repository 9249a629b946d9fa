import type { createMemoryRouter, Location } from '@marisma/area-kit/router';
import { tabStorage, type SimpleStorage } from '@marisma/area-kit/browser';
import { wait } from '../areas/time-limit';
import { updateStore } from './revision-watch';

const TAKEN_KEY = 'marisma.update-taken';
/** How long a visitor who pressed Retry waits for the site's revision. */
const CHECK_WITHIN_MS = 1500;

/**
 * Whether the newer revision may be loaded now. Each is loaded once, so that a page briefly older than its registry
 * does not turn every link into a page load. Without storage none is loaded: a new document would sign the
 * visitor out and lose the record. Pages report unsaved work by a `beforeunload` listener that calls
 * `preventDefault()` (HTML, 'prompt to unload'); the event is sent here without showing a prompt.
 * @returns whether it is taken: the caller loads a document
 */
function takeNewer(storage: SimpleStorage): boolean {
  const { newer } = updateStore.getState();
  if (newer === null || !navigator.onLine || !storage.persists()) return false;
  if (Number(storage.getItem(TAKEN_KEY) ?? 0) >= newer) return false;
  if (!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))) return false;
  storage.setItem(TAKEN_KEY, String(newer));
  return true;
}

interface UpdateTools {
  router: Pick<ReturnType<typeof createMemoryRouter>, 'subscribe' | 'dispose'>;
  storage?: SimpleStorage;
  visit?: (href: string) => void;
}

/**
 * Applies a newer revision when the visitor next follows a link to another page, by loading a new document
 * with the new shell, pages and areas. The router handles navigations that were not caused by a link, carry
 * state, or leave unsaved work.
 * @returns stops this
 */
export function takeUpdateOnNavigation({
  router,
  storage = tabStorage,
  visit = (href) => window.location.assign(href),
}: UpdateTools): () => void {
  let clicked: string | null = null;
  const remember = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    clicked = link instanceof HTMLAnchorElement ? link.href : null;
  };
  document.addEventListener('click', remember, { capture: true });
  const unsubscribe = router.subscribe(({ location, navigation }) => {
    const target = navigation.location;
    if (!target || navigation.state !== 'loading') return;
    const href = hrefOf(target);
    if (href !== clicked || target.state !== null || target.pathname === location.pathname) return;
    if (!takeNewer(storage)) return;
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

/**
 * Repeats the failed action. If the site has a newer revision, the page is reloaded instead: this tab's
 * revision names the failed build, and a rollback has a newer revision.
 */
export async function retryOrReload(
  repeat: () => void,
  storage: SimpleStorage = tabStorage,
  reload: () => void = () => window.location.reload(),
): Promise<void> {
  await Promise.race([updateStore.getState().check(), wait(CHECK_WITHIN_MS)]);
  if (takeNewer(storage)) reload();
  else repeat();
}
