import type { createMemoryRouter } from '@marisma/shared/router';
import { withoutLocale } from '@marisma/shared/texts';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { AreaDirectory } from '../areas/area-directory';
import { nextTask } from '../boot/next-task';
import { keepPrerenderedPage } from './prerendered-page';
import { isSameView, readPrerendered } from './prerendered';
import { whenLoaded } from './when-loaded';

/** From then on the frame comes alive without the page, whose HTML stays as it is. */
export const PAGE_WITHIN_MS = 2500;

interface TakeOverOptions {
  root: HTMLElement;
  app: ReactNode;
  router: Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>;
  areas: Pick<AreaDirectory, 'find' | 'lost'>;
  /** To be called before React draws anything that it does not take over. */
  beforeRender(): void;
  onMismatch(error: unknown): void;
}

/**
 * Puts the app on the page. HTML of the very view that the app would draw is taken over as it stands; any other
 * stays until there is something to put in its place, and content that was prerendered stays even when the
 * area's code doesn't come.
 */
export async function takeOver(options: TakeOverOptions): Promise<void> {
  const { root, app, router, areas, beforeRender, onMismatch } = options;
  const { pathname } = router.state.location;
  const page = readPrerendered(root, pathname);
  if (page) {
    await whenLoaded(router, PAGE_WITHIN_MS);
    // The page's parts have just been evaluated, in this very task.
    await nextTask();
  }
  const { initialized, errors, location } = router.state;
  // Who went Back meanwhile is somewhere else than what was rendered.
  const isHere = location.pathname === pathname;
  if (page && isHere && initialized && !errors && isSameView(page, pathname, areas)) {
    // In slices, between which the page scrolls and takes presses; outside a transition it is one long task.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: onMismatch }));
    return;
  }
  if (page && page.area !== '') keepPrerenderedPage(withoutLocale(pathname));
  beforeRender();
  createRoot(root).render(app);
}
