import type { Note } from '@marisma/area-kit/reports';
import type { AreaStatus } from '../areas/area-store';

export type AreaNote = Extract<Note, { kind: 'area' }>;

/**
 * The reports that a change of an area's status leads to.
 * @param asked the build that this tab tried first
 * @returns nothing for a change without an outcome
 */
export function outcomeOf(area: string, now: AreaStatus, before: AreaStatus, asked: string): AreaNote[] {
  const about = (build: string, outcome: AreaNote['outcome'], rest: Partial<AreaNote> = {}): AreaNote => ({
    kind: 'area',
    area,
    build,
    outcome,
    ...rest,
  });
  if (now.phase === 'ready' && before.phase !== 'ready') {
    const ready = about(now.build ?? asked, 'ready', { ms: now.loadedIn });
    return now.build === asked ? [ready] : [about(asked, 'fallback', { reason: now.reason }), ready];
  }
  if (now.phase === 'failed' && before.phase !== 'failed') {
    return [about(now.build ?? asked, 'failed', { reason: now.reason })];
  }
  if (now.pageFault && now.pageFault !== before.pageFault) {
    return [about(now.build ?? asked, 'failed', { reason: now.pageFault.reason })];
  }
  return [];
}
