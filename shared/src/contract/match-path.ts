import { matchPath } from 'react-router-dom';
import type { Access } from './area-manifest';
import type { Role } from './role';

interface Declared {
  paths: readonly { path: string }[];
}

/** A pattern's rank: more fixed segments first, a closing `/*` last. */
const rank = (path: string): number =>
  path
    .split('/')
    .reduce((sum, part) => sum + (part === '' ? 0 : part === '*' ? -1 : part.startsWith(':') ? 2 : 3), 0);

/**
 * Which area declares this pathname, and as what. The most specific pattern wins, whatever the order.
 * Matches whole segments: `/publicity` is not below `/public`.
 */
export function findArea<T extends Declared>(
  areas: Iterable<T>,
  pathname: string,
): { area: T; path: T['paths'][number] } | undefined {
  let best: { area: T; path: T['paths'][number] } | undefined;
  for (const area of areas) {
    for (const path of area.paths) {
      if (!matchPath(path.path, pathname)) continue;
      if (!best || rank(path.path) > rank(best.path.path)) best = { area, path };
    }
  }
  return best;
}

/** Whether any one of these roles opens a path. */
export const mayOpen = (access: Access, roles: readonly Role[]): boolean =>
  access === 'public' || access.some((role) => roles.includes(role));
