import type { RouteObject } from '../router';
import { speaking, type Speech } from './speaking';
import { CONTRACT, NEEDED_CONTRACT } from './version';

/** What an area exposes as `./area`: the default export of its `src/area.ts`. */
export interface AreaModule {
  contract: string;
  area: string;
  build: string;
  /** Absolute paths, lazily split with `lazyRoute`. */
  routes: RouteObject[];
}

/**
 * Makes the module that the shell loads; name and build are put in by the area's build.
 * @param speech what the area speaks; its pages wait for their words
 */
export const defineArea = (routes: RouteObject[], speech: Speech = {}): AreaModule => ({
  contract: NEEDED_CONTRACT,
  area: __AREA__,
  build: __BUILD__,
  routes: speaking(routes, speech),
});

/**
 * Checks what a download turned into, after load: a broken shared chunk can resolve to an empty module.
 * @returns null when the module is sound, else why it is not
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
