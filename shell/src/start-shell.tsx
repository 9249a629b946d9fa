import { browserStorage } from '@marisma/area-kit/browser';
import { App } from './app';
import { createAreaDirectory, type AreaDirectory } from './areas/area-directory';
import { downloadArea, listLibraries } from './areas/federation';
import { createCrashHandler, watchImports } from './areas/first-render';
import { loadArea } from './areas/load-area';
import { loadOpened, rememberOpened } from './areas/opened-areas';
import { prefetchOnIntent } from './areas/prefetch';
import { noteRunning, watchNavigations } from './areas/running-build';
import { answerEarlyPress } from './boot/early-press';
import { nextTask } from './boot/next-task';
import { hydrateOrRender } from './hydration/hydrate-or-render';
import { noteUncaught } from './reporting/uncaught';
import { createRouter } from './router/create-router';
import { createServices } from './services/create-services';
import { reportError } from './services/report-error';
import { startLater } from './start/start-later';
import { takeRegistry, type TabRegistry } from './start/take-registry';
import { watchRevision } from './updates/revision-watch';
import { takeUpdateOnNavigation } from './updates/take-update';

/** The directory of a registry's areas. No area runs before the registry's signature is checked. */
const openAreas = ({ found, registry, rejected, overridden }: TabRegistry): AreaDirectory =>
  createAreaDirectory({ source: found.source, registry, rejected, drawn: found.registry }, (entry, terms) =>
    loadArea(entry, {
      ...terms,
      download: async (release) => {
        // An override is set by the developer and not covered by the signature.
        if (overridden?.notes[release.name] === undefined) await found.trusted;
        noteRunning(release.build);
        return downloadArea(release);
      },
      keep: (module) => {
        terms.keep(module);
        rememberOpened(entry.live, browserStorage);
      },
      report: (fault, area, reference) => reportError(fault, { area, during: `loading (${reference})` }),
    }),
  );

export async function startShell(root: HTMLElement): Promise<void> {
  noteUncaught();

  const tab = await takeRegistry();
  const { found, registry, rejected, broken, overridden } = tab;

  const areas = openAreas(tab);
  const { services, session } = createServices(areas);
  loadOpened(areas, window.location.pathname, browserStorage);
  prefetchOnIntent(registry, services.session, areas.loadAhead);

  const router = createRouter(areas, services.session);
  watchRevision({ shell: __BUILD__, registry }, tab.take);
  takeUpdateOnNavigation({ router });
  startLater(tab, areas, router);

  const handleCrash = createCrashHandler({
    areas,
    registry,
    broken,
    report: (fault, area) => reportError(fault, { area, during: 'showing a page' }),
    reload: () => window.location.reload(),
  });
  watchImports(router, handleCrash);
  watchNavigations(router, areas);
  const facts = {
    ...found,
    registry,
    rejected,
    notes: overridden?.notes ?? {},
    brokenBuilds: broken.list,
    libraries: listLibraries,
  };
  const app = (
    <App
      services={services}
      session={session}
      router={router}
      facts={facts}
      banner={overridden?.banner}
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
