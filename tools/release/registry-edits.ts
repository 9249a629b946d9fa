import type { Registry, Release } from '@marisma/shared/contract';

/** How many builds besides the live one stay reachable for open tabs and rollbacks. */
export const KEPT_BUILDS = 5;

const replace = (registry: Registry, name: string, entry: Registry['areas'][string]): Registry => ({
  ...registry,
  areas: { ...registry.areas, [name]: entry },
});

/** Makes `release` the live build of its area; the one that was live becomes the newest previous one. */
export function goLive(registry: Registry, release: Release): Registry {
  const entry = registry.areas[release.name];
  const older = entry ? [entry.live, ...entry.previous] : [];
  const previous = older.filter(({ build }) => build !== release.build).slice(0, KEPT_BUILDS);
  return replace(registry, release.name, { live: release, previous });
}

/**
 * Makes the build before the live one live again. What was live stays known, last in line, so that open
 * tabs keep their chunks and a second rollback goes further back instead of forth.
 * @throws Error when there is no area of that name or nothing to go back to
 */
export function goBack(registry: Registry, name: string): Registry {
  const entry = registry.areas[name];
  if (!entry) throw new Error(`Nothing of '${name}' has been released.`);
  const [build, ...rest] = entry.previous;
  if (!build) throw new Error(`'${name}' has no earlier build to go back to.`);
  return replace(registry, name, { ...entry, live: build, previous: [...rest, entry.live] });
}
