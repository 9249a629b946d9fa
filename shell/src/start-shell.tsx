import { App } from './app';
import { createAreaDirectory } from './areas/area-directory';
import { createBreaker, skipBroken } from './areas/breaker';
import { readBucket, takeCanaries } from './areas/canary';
import { createEarlierBuilds, goFurtherBack } from './areas/earlier-builds';
import { downloadArea, listLibraries } from './areas/federation';
import { createCrashHandler } from './areas/first-render';
import { prefetchOnIntent } from './areas/prefetch';
import { trustRegistry, trustReleases } from './areas/integrity';
import { loadArea } from './areas/load-area';
import { createMakeWhole } from './areas/make-whole';
import { loadOpened, rememberOpened } from './areas/opened-areas';
import { findRegistry, readPublished, readWhole } from './areas/registry-source';
import { answerEarlyPress } from './boot/early-press';
import { nextTask } from './boot/next-task';
import { afterLoad, whenIdle } from './frame/after-load';
import { takeOver } from './hydration/take-over';
import { noteUncaught } from './reporting/uncaught';
import { createRouter } from './router/create-router';
import { createServices } from './services/create-services';
import { reportError } from './services/report-error';
import { browserStorage, tabStorage } from '@marisma/shared/browser';
import { followReleases } from './updates/follow-releases';

/** By then the first view has had the line and the processor to itself. */
const REPORTS_AFTER_MS = 2000;
const KEEP_AFTER_MS = 3000;

/** Puts the shell together and starts it in `root`. */
export async function startShell(root: HTMLElement): Promise<void> {
  noteUncaught();
  const found = await findRegistry(browserStorage);
  for (const problem of found.problems) reportError(new Error(problem), { during: 'reading the registry' });
  if (!found.signed) console.warn('This site is not signed: its registry is taken as it comes.');
  const breaker = createBreaker(tabStorage, window.history);
  const makeWhole = createMakeWhole(found.registry, () => readWhole(browserStorage));
  const earlier = createEarlierBuilds(found.registry, readPublished);
  const known = await goFurtherBack(found.registry, breaker.list(), earlier);
  const released = skipBroken(takeCanaries(known, readBucket(browserStorage)), breaker);
  const overridden = __OVERRIDES__
    ? await import('./overrides/apply-overrides').then(({ applyOverrides }) =>
        applyOverrides({ registry: released, rejected: found.rejected }, tabStorage),
      )
    : null;
  const { registry, rejected } = overridden ?? { registry: released, rejected: found.rejected };
  for (const [area, { reason, detail }] of Object.entries(rejected)) {
    reportError(new Error(`${reason}: ${detail}`), { area, during: 'reading the registry' });
  }
  trustRegistry(registry);
  const areas = createAreaDirectory({ ...found, registry, rejected, drawn: found.registry }, (entry, terms) =>
    loadArea(entry, {
      ...terms,
      download: async (release) => {
        // An override is the developer's own doing; no signature speaks of it.
        if (!overridden?.notes[release.name]) await found.trusted;
        await makeWhole(release);
        return downloadArea(release);
      },
      keep: (module) => {
        terms.keep(module);
        rememberOpened(entry.live, browserStorage);
      },
      earlier: async () => {
        // What stands in for a build has none before it.
        if (overridden?.notes[entry.live.name]) return [];
        const builds = (await earlier(entry.live.name)).filter(({ build }) => !breaker.has(build));
        trustReleases(builds);
        return builds;
      },
      report: (fault, area, reference) => reportError(fault, { area, during: `loading (${reference})` }),
    }),
  );
  const { services, session } = createServices(areas);
  loadOpened(areas, window.location.pathname, browserStorage);
  const router = createRouter(areas, services.session);
  followReleases(registry.revision, router);
  const handleCrash = createCrashHandler({
    areas,
    registry,
    breaker,
    report: (fault, area) => reportError(fault, { area, during: 'showing a page' }),
    reload: () => window.location.reload(),
  });
  // By then all that the page needs has come; whoever leaves it finds everything known.
  afterLoad(0, () => {
    for (const { live } of Object.values(registry.areas)) makeWhole(live).catch(() => {});
  });
  afterLoad(REPORTS_AFTER_MS, () => {
    const pageOf = (pathname: string): string => areas.find(pathname)?.path.path ?? 'other';
    const tools = { found: found.registry, registry, brokenBuilds: breaker.list(), pageOf };
    // A site that can't report is no worse for its visitors.
    void import('./reporting/send-reports').then(({ sendReports }) => sendReports(tools)).catch(() => {});
  });
  afterLoad(KEEP_AFTER_MS, () =>
    whenIdle(() => {
      const here = (): string => router.state.location.pathname;
      const isPublic = (pathname: string): boolean => areas.find(pathname)?.path.access === 'public';
      // Without it the site is as good as in a browser that has no workers.
      void import('./offline/register-worker')
        .then(({ registerWorker }) =>
          registerWorker({ here, subscribe: (tell) => router.subscribe(tell), isPublic }),
        )
        .catch(() => {});
    }),
  );
  prefetchOnIntent(registry, services.session, areas.loadAhead, makeWhole);
  let started = false;
  const startSession = (): void => {
    if (!started) session.start();
    started = true;
  };
  const app = (
    <App
      services={services}
      session={session}
      router={router}
      facts={{
        ...found,
        registry,
        rejected,
        notes: overridden?.notes ?? {},
        brokenBuilds: breaker.list,
        libraries: listLibraries,
      }}
      banner={overridden && <overridden.Banner />}
      // Without errorInfo it is a loader that failed, which says nothing of the build.
      onError={(error, { location, errorInfo }) => errorInfo && handleCrash(error, location.pathname)}
      onReady={() => {
        answerEarlyPress();
        // What it changes is drawn at once, and would make the task that brings the page alive twice as long.
        void nextTask().then(startSession);
      }}
    />
  );
  await takeOver({
    root,
    app,
    router,
    areas,
    beforeRender: startSession,
    onMismatch: (error) => reportError(error, { during: 'taking over the page' }),
  });
}
