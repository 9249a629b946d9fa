import type { RegistryEntry } from '@marisma/area-kit/contract';
import { BROKEN_BUILDS_KEY } from '@marisma/area-kit/page-marks';
import type { SimpleStorage } from '@marisma/area-kit/browser';

export interface BrokenBuilds {
  has(build: string): boolean;
  list(): string[];
  /** Adds a build. @returns whether the list survives a reload of this page */
  add(build: string): boolean;
}

/** @param storage of the tab; where it is denied, the history entry is used, which survives a reload */
export function createBrokenBuilds(
  storage: SimpleStorage,
  history: Pick<History, 'state' | 'replaceState'>,
): BrokenBuilds {
  const inEntry = (): unknown => (history.state as Record<string, unknown> | null)?.[BROKEN_BUILDS_KEY];
  const broken = new Set([...parseList(storage.getItem(BROKEN_BUILDS_KEY)), ...parseList(inEntry())]);
  return {
    has: (build) => broken.has(build),
    list: () => [...broken],
    add(build) {
      broken.add(build);
      const list = JSON.stringify([...broken]);
      storage.setItem(BROKEN_BUILDS_KEY, list);
      if (storage.persists()) return true;
      try {
        history.replaceState({ ...(history.state as object | null), [BROKEN_BUILDS_KEY]: list }, '');
      } catch {
        // Neither storage nor history can be written: the return value is false.
      }
      return inEntry() === list;
    },
  };
}

/** The entry without broken builds: the newest sound build takes the place of a broken live one. */
export function withoutBroken(entry: RegistryEntry, broken: Pick<BrokenBuilds, 'has'>): RegistryEntry {
  const [live, ...previous] = [entry.live, ...entry.previous].filter(({ build }) => !broken.has(build));
  return live ? { ...entry, live, previous } : entry;
}

function parseList(text: unknown): string[] {
  try {
    const list: unknown = JSON.parse(String(text ?? '[]'));
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
}
