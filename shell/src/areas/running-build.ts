import { tabStorage } from '@marisma/area-kit/browser';
import { RUNNING_BUILD_KEY } from '@marisma/area-kit/page-marks';
import type { createMemoryRouter } from '@marisma/area-kit/router';
import type { AreaDirectory } from './area-directory';
import { areaStore, readArea, type AreaPhase } from './area-store';
import { SETTLED_AFTER_MS } from './first-render';

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>;

const BUSY: AreaPhase[] = ['loading', 'validating', 'retrying', 'fallback'];

let timer: ReturnType<typeof setTimeout> | undefined;
let shown: Router | undefined;

const isShowing = ({ initialized, navigation }: Router['state']): boolean =>
  !initialized || navigation.state !== 'idle';

const forget = (): void => tabStorage.removeItem(RUNNING_BUILD_KEY);

function settle(): void {
  const isBusy = Object.values(areaStore.getState()).some(({ phase }) => BUSY.includes(phase));
  if (isBusy || (shown && isShowing(shown.state))) timer = setTimeout(settle, SETTLED_AFTER_MS);
  else forget();
}

/**
 * Notes that a build's code is about to run. A tab that the build hangs runs neither a timer nor `pagehide`, so the
 * note outlives it.
 */
export function noteRunning(build: string): void {
  clearTimeout(timer);
  tabStorage.setItem(RUNNING_BUILD_KEY, build);
  window.addEventListener('pagehide', forget);
  timer = setTimeout(settle, SETTLED_AFTER_MS);
}

/** Notes the build of each page that the router is about to show. */
export function watchNavigations(router: Router, areas: Pick<AreaDirectory, 'find'>): void {
  shown = router;
  router.subscribe((state) => {
    const name = areas.find((state.navigation.location ?? state.location).pathname)?.name;
    const { phase, build } = readArea(name ?? '');
    if (isShowing(state) && phase === 'ready' && build) noteRunning(build);
  });
}

/** @returns the build that hung this tab before it was loaded again, once */
export function takeHung(): string | undefined {
  const hung = tabStorage.getItem(RUNNING_BUILD_KEY) ?? undefined;
  forget();
  return hung;
}
