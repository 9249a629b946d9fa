import { isCompatible, type Registry } from '@marisma/area-kit/contract';
import type { createMemoryRouter } from '@marisma/area-kit/router';
import type { AreaDirectory } from './area-directory';
import { AreaFault, isImportCrash, reasonOf, type FaultReason } from './area-fault';
import { readArea, setArea } from './area-store';
import type { BrokenBuilds } from './broken-builds';

/**
 * A page shown this long counts as rendered. An earlier crash, such as one caused by its first data, counts
 * as a crash at the first render.
 */
export const SETTLED_AFTER_MS = 1000;

const settled = new Set<string>();
const keyOf = (area: string, pathname: string): string => `${readArea(area).build} ${pathname}`;

/** Starts the timer for a page that is shown. @returns cancels it */
export function watchPage(area: string, pathname: string): () => void {
  const timer = setTimeout(() => settled.add(keyOf(area, pathname)), SETTLED_AFTER_MS);
  return () => clearTimeout(timer);
}

const CRASHES: FaultReason[] = ['import-crash', 'render-crash'];

interface FirstRenderTools {
  areas: Pick<AreaDirectory, 'find'>;
  registry: Registry;
  broken: BrokenBuilds;
  report(fault: AreaFault, area: string): void;
  reload(): void;
}

/**
 * Creates the handler for pages that throw while their file is evaluated or while rendering. If the page had never settled in this tab, its
 * build is marked as broken and the document is reloaded with the build before. In every other case the
 * page's error element is shown instead: a reload would lose the visitor's input. This can't loop, because
 * each build is marked once and an older build is required.
 */
export function createCrashHandler({ areas, registry, broken, report, reload }: FirstRenderTools) {
  return (error: unknown, pathname: string): void => {
    const name = areas.find(pathname)?.name;
    const entry = name === undefined ? undefined : registry.areas[name];
    const reason = reasonOf(error);
    if (!name || !entry || !CRASHES.includes(reason) || isAnswer(error)) return;
    const { phase, build } = readArea(name);
    if (phase !== 'ready' || build !== entry.live.build || settled.has(keyOf(name, pathname))) return;
    const [older] = entry.previous;
    if (!older || !isCompatible(older.contract) || !broken.add(build)) return;
    setArea(name, { phase: 'fallback', build: older.build, reason });
    const what = `build ${build} fell over at its first render; going back to ${older.build}`;
    report(new AreaFault(reason, what, { cause: error }), name);
    reload();
  };
}

/** Passes on pages whose file threw; the router's own `onError` is not told of those before the first render. */
export function watchImports(
  router: Pick<ReturnType<typeof createMemoryRouter>, 'subscribe'>,
  handleCrash: ReturnType<typeof createCrashHandler>,
): void {
  router.subscribe(({ location }, { newErrors }) => {
    for (const error of Object.values(newErrors ?? {}))
      if (isImportCrash(error)) handleCrash(error, location.pathname);
  });
}

/** A thrown response, such as a 404, as the router passes it on; not a crash. */
const isAnswer = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && typeof (error as { status?: unknown }).status === 'number';
