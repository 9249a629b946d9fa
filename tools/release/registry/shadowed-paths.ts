import { findArea } from '@marisma/area-kit/contract';
import type { PathOwner } from './site-registry';

/** Finds a page of another area that a visitor would look for in vain, because a path ranks above its pattern. */
export function findShadowed(
  owners: Record<string, PathOwner>,
  name: string,
  path: string,
): { page: string; pattern: string; owner: PathOwner } | undefined {
  for (const [pattern, owner] of Object.entries(owners)) {
    const page = owner.area === name ? undefined : meetingPath(path, pattern);
    const wins = page && findArea([{ paths: [{ path: pattern }] }, { paths: [{ path }] }], page)?.path.path;
    if (page && wins === path) return { page, pattern, owner };
  }
  return undefined;
}

const segmentsOf = (pattern: string): string[] => pattern.split('/').filter(Boolean);

const exampleOf = (segments: string[]): string[] =>
  segments.filter((segment) => segment !== '*').map((segment) => (segment.startsWith(':') ? 'x' : segment));

/**
 * Finds a path that two route patterns both match.
 * @returns undefined when they have no path in common
 */
export function meetingPath(one: string, other: string): string | undefined {
  const segments = meet(segmentsOf(one), segmentsOf(other));
  return segments && `/${segments.join('/')}`;
}

function meet([first, ...rest]: string[], [second, ...others]: string[]): string[] | undefined {
  if (first === '*') return exampleOf(second === undefined ? [] : [second, ...others]);
  if (second === '*') return exampleOf(first === undefined ? [] : [first, ...rest]);
  if (first === undefined || second === undefined) return first === second ? [] : undefined;
  const isFree = [first, second].map((segment) => segment.startsWith(':'));
  if (!isFree.includes(true) && first !== second) return undefined;
  const below = meet(rest, others);
  return below && [...exampleOf([isFree[0] ? second : first]), ...below];
}
