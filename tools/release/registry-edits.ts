import type { RegistryEntry, Release } from '@marisma/shared/contract';
import type { SiteRegistry as Registry } from './site-registry';

/** How many builds besides the live one stay reachable for open tabs and rollbacks. */
export const KEPT_BUILDS = 5;

const replace = (registry: Registry, name: string, entry: RegistryEntry): Registry => ({
  ...registry,
  areas: { ...registry.areas, [name]: entry },
});

/** @throws Error when nothing of that name has been released */
function entryOf(registry: Registry, name: string): RegistryEntry {
  const entry = registry.areas[name];
  if (!entry) throw new Error(`Nothing of '${name}' has been released.`);
  return entry;
}

const without = (releases: Release[], build: string): Release[] =>
  releases.filter((release) => release.build !== build);

/**
 * Makes `release` the live build of its area; the one that was live becomes the newest previous one.
 * Ends a canary, which was of something older. A switched-off area stays so.
 */
export function goLive(registry: Registry, release: Release): Registry {
  const { live, previous = [], disabled } = registry.areas[release.name] ?? {};
  const older = live ? [live, ...previous] : [];
  return replace(registry, release.name, {
    live: release,
    previous: without(older, release.build).slice(0, KEPT_BUILDS),
    ...(disabled !== undefined && { disabled }),
  });
}

/**
 * Makes the build before the live one live again, and ends a canary. What was live stays known, last in line,
 * so that open tabs keep their chunks and a second rollback goes further back instead of forth.
 * @throws Error when there is no area of that name or nothing to go back to
 */
export function goBack(registry: Registry, name: string): Registry {
  const { canary: _ended, ...entry } = entryOf(registry, name);
  const [build, ...rest] = entry.previous;
  if (!build) throw new Error(`'${name}' has no earlier build to go back to.`);
  return replace(registry, name, { ...entry, live: build, previous: [...rest, entry.live] });
}

/**
 * Makes the canary live for everybody, or a named earlier one.
 * @throws Error when there is none, with the builds there are
 */
export function promote(registry: Registry, name: string, build?: string): Registry {
  const { live, previous, canary } = entryOf(registry, name);
  if (build === undefined && !canary) {
    throw new Error(`'${name}' has no canary. Name one of: ${listBuilds(previous)}`);
  }
  const known = [...(canary ? [canary.release] : []), live, ...previous];
  const chosen = build === undefined ? canary?.release : known.find((release) => release.build === build);
  if (!chosen) throw new Error(`'${name}' has no build ${build}. There are: ${listBuilds(known)}`);
  return chosen.build === live.build ? endCanary(registry, name) : goLive(registry, chosen);
}

const listBuilds = (releases: Release[]): string => releases.map(({ build }) => build).join(', ') || 'none';

/**
 * Gives a build to a share of the browsers; without a build, changes the share of the canary that is running.
 * @throws Error for a share that is none, an area that was never live, or a canary that doesn't run
 */
export function setCanary(registry: Registry, name: string, percent: number, release?: Release): Registry {
  const entry = entryOf(registry, name);
  const tried = release ?? entry.canary?.release;
  if (!(percent > 0 && percent <= 100)) throw new Error('A share is more than 0 and at most 100 percent.');
  if (!tried) throw new Error(`'${name}' has no canary.`);
  if (tried.build === entry.live.build)
    throw new Error(`${name} ${tried.build} is live for everybody already.`);
  return replace(registry, name, { ...entry, canary: { release: tried, percent } });
}

/** Everybody gets the live build again; the tried one stays known, last in line, for the tabs that have it. */
export function endCanary(registry: Registry, name: string): Registry {
  const { canary, ...entry } = entryOf(registry, name);
  if (!canary) return registry;
  const { live, previous } = entry;
  const { release } = canary;
  const kept = release.build === live.build ? previous : [...without(previous, release.build), release];
  return replace(registry, name, { ...entry, previous: kept });
}

/** Switches an area off; visitors read `message`, or the shell's own words when it is empty. */
export const disable = (registry: Registry, name: string, message: string): Registry =>
  replace(registry, name, { ...entryOf(registry, name), disabled: message });

export function enable(registry: Registry, name: string): Registry {
  const { disabled: _message, ...entry } = entryOf(registry, name);
  return replace(registry, name, entry);
}
