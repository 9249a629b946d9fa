import type { Registry } from '@marisma/area-kit/contract';
import { areaStore } from '../areas/area-store';
import { tabStorage } from '@marisma/area-kit/browser';
import { fetchSiteState, type SiteState } from './site-state';
import { followSwitches } from './switch-off';
import { createRevisionWatch } from './revision-watch';
import { takeUpdateOnNavigation } from './take-update';

/**
 * Checks for newer code and for areas that are switched off: regularly, when the visitor returns, and after a
 * failed load.
 * @param take gives a published registry as this browser uses it
 */
export function followReleases(
  own: SiteState,
  take: (registry: Registry) => Registry,
  router: Parameters<typeof takeUpdateOnNavigation>[0]['router'],
): void {
  const watch = createRevisionWatch(
    own,
    () => fetchSiteState(take),
    ({ registry }) => followSwitches(registry),
  );
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
