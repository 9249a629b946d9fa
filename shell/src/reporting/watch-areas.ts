import type { Registry } from '@marisma/area-kit/contract';
import { areaStore } from '../areas/area-store';
import type { SimpleStorage } from '@marisma/area-kit/browser';
import { note } from './notebook';
import { outcomeOf } from './area-outcome';

const REPORTED_KEY = 'marisma.reported-builds';

/** Records how each area's loads end, including loads that have already ended. */
export function watchAreas(registry: Registry): void {
  const tell = (now: ReturnType<typeof areaStore.getState>, before: typeof now): void => {
    for (const [area, status] of Object.entries(now)) {
      const asked = registry.areas[area]?.live.build;
      if (asked) outcomeOf(area, status, before[area] ?? { phase: 'idle' }, asked).forEach(note);
    }
  };
  tell(areaStore.getState(), {});
  areaStore.subscribe(tell);
}

/**
 * Records, once per tab, the builds that crashed at their first render. This happens after the reload that
 * replaced them, because a page that is being unloaded can't report reliably.
 */
export function tellBroken(registry: Registry, broken: string[], storage: SimpleStorage): void {
  const reported = storage.getItem(REPORTED_KEY)?.split(' ') ?? [];
  for (const build of broken.filter((one) => !reported.includes(one))) {
    const area = Object.keys(registry.areas).find((name) => buildsOf(registry, name).includes(build));
    if (area) note({ kind: 'area', area, build, outcome: 'failed', reason: 'render-crash' });
  }
  storage.setItem(REPORTED_KEY, [...new Set([...reported, ...broken])].join(' '));
}

const buildsOf = (registry: Registry, name: string): (string | undefined)[] => {
  const { live, canary, previous = [] } = registry.areas[name] ?? {};
  return [live?.build, canary?.release.build, ...previous.map(({ build }) => build)];
};
