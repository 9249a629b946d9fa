import type { SimpleStorage } from '@marisma/area-kit/browser';
import type { Registry } from '@marisma/area-kit/contract';
import type { Note } from '@marisma/area-kit/reports';
import { areaStore, type AreaStatus } from '../areas/area-store';
import { queueReport } from './report-queue';

const REPORTED_KEY = 'marisma.reported-builds';

type AreaNote = Extract<Note, { kind: 'area' }>;

/**
 * The reports that a change of an area's status leads to.
 * @param live the build that this tab tried first
 * @returns nothing for a change without an outcome
 */
export function outcomeOf(area: string, now: AreaStatus, before: AreaStatus, live: string): AreaNote[] {
  const { build = live, loadedIn, reason, pageFault } = now;
  const about = (rest: Pick<AreaNote, 'outcome'> & Partial<AreaNote>): AreaNote => ({
    kind: 'area',
    area,
    build,
    ...rest,
  });
  if (now.phase === 'ready' && before.phase !== 'ready') {
    const ready = about({ outcome: 'ready', ms: loadedIn });
    return build === live ? [ready] : [about({ build: live, outcome: 'fallback', reason }), ready];
  }
  if (now.phase === 'failed' && before.phase !== 'failed') return [about({ outcome: 'failed', reason })];
  if (pageFault && pageFault !== before.pageFault)
    return [about({ outcome: 'failed', reason: pageFault.reason })];
  return [];
}

export function watchAreas(registry: Registry): void {
  const record = (now: ReturnType<typeof areaStore.getState>, before: typeof now): void => {
    for (const [area, status] of Object.entries(now)) {
      const live = registry.areas[area]?.live.build;
      if (live) outcomeOf(area, status, before[area] ?? { phase: 'idle' }, live).forEach(queueReport);
    }
  };
  record(areaStore.getState(), {});
  areaStore.subscribe(record);
}

/**
 * Records, once per tab, the builds that crashed at their first render. This happens after the reload that
 * replaced them, because a page that is being unloaded can't report reliably.
 */
export function recordBroken(registry: Registry, broken: string[], storage: SimpleStorage): void {
  const reported = storage.getItem(REPORTED_KEY)?.split(' ') ?? [];
  for (const build of broken.filter((one) => !reported.includes(one))) {
    const found = Object.entries(registry.areas).find(([, { live, canary, previous }]) =>
      [live, ...(canary ? [canary.release] : []), ...previous].some((release) => release.build === build),
    );
    if (found)
      queueReport({ kind: 'area', area: found[0], build, outcome: 'failed', reason: 'render-crash' });
  }
  storage.setItem(REPORTED_KEY, [...new Set([...reported, ...broken])].join(' '));
}
