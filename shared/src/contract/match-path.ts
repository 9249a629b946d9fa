import { matchPath } from 'react-router-dom';
import type { Access } from './area-manifest';
import type { Role } from './role';

interface Declared {
  paths: readonly { path: string }[];
}

/**
 * A pattern's rank as text, to be compared with that of another pattern for the same pathname: from the left, a fixed
 * segment is above a parameter, the end above a closing `/*`. So no pattern of parameters reaches into a folder.
 */
const rank = (path: string): string =>
  `${path
    .split('/')
    .filter(Boolean)
    .map((part) => (part === '*' ? 0 : part.startsWith(':') ? 2 : 3))
    .join('')}1`;

/**
 * Finds the area and the path declaration for a pathname. The most specific pattern wins, in any order. Whole segments
 * are matched: `/publicity` is not below `/public`.
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

/** Whether any one of these roles may open a path. */
export const mayOpen = (access: Access, roles: readonly Role[]): boolean =>
  access === 'public' || access.some((role) => roles.includes(role));
