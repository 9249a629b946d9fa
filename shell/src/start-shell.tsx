import { browserStorage } from '@marisma/area-kit/browser';
import { App } from './app';
import { listLibraries } from './areas/federation';
import { createCrashHandler } from './areas/first-render';
import { loadOpened } from './areas/opened-areas';
import { prefetchOnIntent } from './areas/prefetch';
import { answerEarlyPress } from './boot/early-press';
import { nextTask } from './boot/next-task';
import { hydrateOrRender } from './hydration/hydrate-or-render';
import { noteUncaught } from './reporting/uncaught';
import { createRouter } from './router/create-router';
import { createServices } from './services/create-services';
import { reportError } from './services/report-error';
import { openAreas } from './start/open-areas';
import { startLater } from './start/start-later';
import { takeRegistry } from './start/take-registry';
import { followReleases } from './updates/follow-releases';

/** Creates the parts of the shell and starts it in `root`. */
export async function startShell(root: HTMLElement): Promise<void> {
  noteUncaught();

  const tab = await takeRegistry();
  const { found, registry, rejected, breaker, overridden } = tab;

  const areas = openAreas(tab);
  const { services, session } = createServices(areas);
  loadOpened(areas, window.location.pathname, browserStorage);
  prefetchOnIntent(registry, services.session, areas.loadAhead);

  const router = createRouter(areas, services.session);
  followReleases({ shell: __BUILD__, registry }, tab.take, router);
  startLater(tab, areas, router);

  const handleCrash = createCrashHandler({
    areas,
    registry,
    breaker,
    report: (fault, area) => reportError(fault, { area, during: 'showing a page' }),
    reload: () => window.location.reload(),
  });
  const facts = {
    ...found,
    registry,
    rejected,
    notes: overridden?.notes ?? {},
    brokenBuilds: breaker.list,
    libraries: listLibraries,
  };
  const app = (
    <App
      services={services}
      session={session}
      router={router}
      facts={facts}
      banner={overridden && <overridden.Banner />}
      // Without errorInfo a loader failed, which is no fault of the build.
      onError={(error, { location, errorInfo }) => errorInfo && handleCrash(error, location.pathname)}
      onReady={() => {
        answerEarlyPress();
        // The session start renders at once; in the same task it would double the length of the hydration
        // task.
        void nextTask().then(session.start);
      }}
    />
  );
  await hydrateOrRender({
    root,
    app,
    router,
    areas,
    beforeRender: session.start,
    onMismatch: (error) => reportError(error, { during: 'hydrating the page' }),
  });
}
