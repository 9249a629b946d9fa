import { areaStore } from '../areas/area-store';
import { tabStorage } from '@marisma/shared/browser';
import { fetchRevision } from './fetch-revision';
import { createRevisionWatch } from './revision-watch';
import { takeUpdateOnNavigation } from './take-update';

/** Checks for newer revisions regularly, when the visitor returns, and after a failed load. */
export function followReleases(
  revision: number,
  router: Parameters<typeof takeUpdateOnNavigation>[0]['router'],
): void {
  const watch = createRevisionWatch(revision, fetchRevision);
  watch.start();
  areaStore.subscribe((now, before) => {
    const failed = Object.entries(now).some(
      ([name, status]) =>
        status !== before[name] && (status.phase === 'failed' || status.pageFault !== undefined),
    );
    if (failed) void watch.check();
  });
  takeUpdateOnNavigation({
    router,
    storage: tabStorage,
    visit: (href) => window.location.assign(href),
  });
}
