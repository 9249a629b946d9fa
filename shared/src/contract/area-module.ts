import type { RouteObject } from '../router';
import { waitForTexts, type AreaTexts } from './area-texts';
import { CONTRACT, NEEDED_CONTRACT } from './version';

/** The module that an area exposes as `./area`: the default export of its `src/area.ts`. */
export interface AreaModule {
  contract: string;
  area: string;
  build: string;
  /** Routes with absolute paths, split into files with `lazyRoute`. */
  routes: RouteObject[];
}

/**
 * Makes the module that the shell loads; the area's build inserts name and build id.
 * @param texts the area's languages; its pages wait for their texts
 */
export const defineArea = (routes: RouteObject[], texts: AreaTexts = {}): AreaModule => ({
  contract: NEEDED_CONTRACT,
  area: __AREA__,
  build: __BUILD__,
  routes: waitForTexts(routes, texts),
});

/**
 * Checks a loaded module: a broken shared chunk can resolve to an empty module.
 * @returns null for a sound module, else the fault
 */
export function findModuleFault(
  value: unknown,
  expected: { name: string; build: string },
): 'module-incomplete' | 'contract-mismatch' | null {
  const module = value as Partial<AreaModule> | null | undefined;
  if (typeof module !== 'object' || module === null) return 'module-incomplete';
  if (!Array.isArray(module.routes) || module.routes.length === 0) return 'module-incomplete';
  if (module.area !== expected.name || module.build !== expected.build) return 'module-incomplete';
  return module.contract?.split('.')[0] === CONTRACT.split('.')[0] ? null : 'contract-mismatch';
}
