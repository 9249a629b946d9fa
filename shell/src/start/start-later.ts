import type { createMemoryRouter } from '@marisma/area-kit/router';
import type { AreaDirectory } from '../areas/area-directory';
import { afterLoad, whenIdle } from '../frame/after-load';
import type { TabRegistry } from './take-registry';

/** Leaves network and processor to the first view. */
const REPORTS_AFTER_MS = 2000;
const WORKER_AFTER_MS = 3000;

/** Starts the reports and the service worker, which no visitor waits for. A failure of either is ignored. */
export function startLater(
  { found, registry, broken }: Pick<TabRegistry, 'found' | 'registry' | 'broken'>,
  areas: AreaDirectory,
  router: ReturnType<typeof createMemoryRouter>,
): void {
  afterLoad(REPORTS_AFTER_MS, () => {
    const placeOf = (pathname: string): { page: string; area?: string } => {
      const shown = areas.find(pathname);
      return { page: shown?.path.path ?? 'other', area: shown?.name };
    };
    const tools = { found: found.registry, registry, brokenBuilds: broken.list(), placeOf };
    void import('../reporting/send-reports').then(({ sendReports }) => sendReports(tools)).catch(() => {});
  });
  afterLoad(WORKER_AFTER_MS, () =>
    whenIdle(() => {
      const here = (): string => router.state.location.pathname;
      const isPublic = (pathname: string): boolean => areas.find(pathname)?.path.access === 'public';
      void import('../offline/register-worker')
        .then(({ registerWorker }) =>
          registerWorker({ here, subscribe: (tell) => router.subscribe(tell), isPublic }),
        )
        .catch(() => {});
    }),
  );
}
