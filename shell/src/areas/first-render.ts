import { isCompatible, type Registry } from '@marisma/shared/contract';
import type { AreaDirectory } from './area-directory';
import { AreaFault, reasonOf } from './area-fault';
import { readArea, setArea } from './area-store';
import type { Breaker } from './breaker';

/** A page that stands this long has rendered; data that arrives at once and breaks it still counts as its first render. */
export const SETTLED_AFTER_MS = 1000;

const settled = new Set<string>();
const keyOf = (area: string, pathname: string): string => `${readArea(area).build} ${pathname}`;

/** Notes that an area's page stands. @returns takes it back, if called before it has stood long enough */
export function watchPage(area: string, pathname: string): () => void {
  const timer = setTimeout(() => settled.add(keyOf(area, pathname)), SETTLED_AFTER_MS);
  return () => clearTimeout(timer);
}

interface FirstRenderTools {
  areas: Pick<AreaDirectory, 'find'>;
  registry: Registry;
  breaker: Breaker;
  report(fault: AreaFault, area: string): void;
  reload(): void;
}

/**
 * Makes the answer to a page that throws while it renders. When that page never stood in this tab, its build
 * goes on the tab's breaker and the page is loaded anew, which shows the build before. In every other case
 * nothing happens here and the page's error element speaks: a reload would cost the visitor what they did.
 * Each build trips once and an older build must be there, so this ends.
 */
export function createCrashHandler({ areas, registry, breaker, report, reload }: FirstRenderTools) {
  return (error: unknown, pathname: string): void => {
    const name = areas.find(pathname)?.name;
    const entry = name === undefined ? undefined : registry.areas[name];
    if (!name || !entry || reasonOf(error) !== 'render-crash' || isAnswer(error)) return;
    const { phase, build } = readArea(name);
    if (phase !== 'ready' || build !== entry.live.build || settled.has(keyOf(name, pathname))) return;
    const [older] = entry.previous;
    if (!older || !isCompatible(older.contract) || !breaker.trip(build)) return;
    setArea(name, { phase: 'fallback', build: older.build, reason: 'render-crash' });
    const what = `build ${build} fell over at its first render; going back to ${older.build}`;
    report(new AreaFault('render-crash', what, { cause: error }), name);
    reload();
  };
}

/** A thrown 404 or the like, as the router hands it on: an answer, not a crash. */
const isAnswer = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && typeof (error as { status?: unknown }).status === 'number';
