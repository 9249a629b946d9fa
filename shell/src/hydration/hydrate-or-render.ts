import type { createMemoryRouter } from '@marisma/area-kit/router';
import { withoutLocale } from '@marisma/area-kit/texts';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { AreaDirectory } from '../areas/area-directory';
import { nextTask } from '../boot/next-task';
import { isSameView, keepPrerenderedPage, readPrerendered } from './prerendered-page';
import { whenLoaded } from './when-loaded';

/** Then the frame is started without waiting for the page, whose HTML stays. */
const PAGE_WITHIN_MS = 2500;

interface HydrateOrRenderOptions {
  root: HTMLElement;
  app: ReactNode;
  router: Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>;
  areas: Pick<AreaDirectory, 'find' | 'lost'>;
  /** Called before React renders without hydration. */
  beforeRender(): void;
  onMismatch(error: unknown): void;
}

/**
 * Starts the app in `root`. Prerendered HTML of the same view is hydrated. Other HTML is replaced once the
 * app can render, and prerendered content stays even when the area's code does not load.
 */
export async function hydrateOrRender(options: HydrateOrRenderOptions): Promise<void> {
  const { root, app, router, areas, beforeRender, onMismatch } = options;
  const { pathname } = router.state.location;
  const page = readPrerendered(root, pathname);
  if (page) {
    await whenLoaded(router, PAGE_WITHIN_MS);
    // The page's modules were evaluated in this task.
    await nextTask();
  }
  const { initialized, errors, location } = router.state;
  // The visitor may have gone Back to another page meanwhile.
  const isHere = location.pathname === pathname;
  if (page && isHere && initialized && !errors && isSameView(page, pathname, areas)) {
    // A transition hydrates in time slices that allow scrolling and input; otherwise it is one long task.
    startTransition(() => void hydrateRoot(root, app, { onRecoverableError: onMismatch }));
    return;
  }
  if (page && page.area !== '') keepPrerenderedPage(withoutLocale(pathname));
  beforeRender();
  createRoot(root).render(app);
}
