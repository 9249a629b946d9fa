import type { RegistryEntry, Release } from '@marisma/shared/contract';
import type { SiteRegistry as Registry } from './site-registry';

/** The number of previous builds that are kept for open tabs and rollbacks. */
export const KEPT_BUILDS = 5;

const replace = (registry: Registry, name: string, entry: RegistryEntry): Registry => ({
  ...registry,
  areas: { ...registry.areas, [name]: entry },
});

/** @throws Error when the area has never been released */
function entryOf(registry: Registry, name: string): RegistryEntry {
  const entry = registry.areas[name];
  if (!entry) throw new Error(`Nothing of '${name}' has been released.`);
  return entry;
}

const without = (releases: Release[], build: string): Release[] =>
  releases.filter((release) => release.build !== build);

/**
 * Makes `release` the live build of its area; the former live build becomes the newest previous build. Ends a
 * running canary. A disabled area stays disabled.
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
 * Makes the newest previous build live again, and ends a canary. The former live build becomes the oldest
 * previous build: open tabs keep its chunks, and a second rollback goes further back instead of forward.
 * @throws Error when there is no such area or no previous build
 */
export function goBack(registry: Registry, name: string): Registry {
  const { canary: _ended, ...entry } = entryOf(registry, name);
  const [build, ...rest] = entry.previous;
  if (!build) throw new Error(`'${name}' has no earlier build to go back to.`);
  return replace(registry, name, { ...entry, live: build, previous: [...rest, entry.live] });
}

/**
 * Makes the canary, or a named earlier build, live for everybody.
 * @throws Error for a missing canary or build, with the list of known builds
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
 * Gives a build to a share of the browsers; without a build, changes the share of the running canary.
 * @throws Error for an invalid share, an area that was never released, or a missing canary
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

/** Ends the canary. Its build becomes the oldest previous build, for tabs that have loaded it. */
export function endCanary(registry: Registry, name: string): Registry {
  const { canary, ...entry } = entryOf(registry, name);
  if (!canary) return registry;
  const { live, previous } = entry;
  const { release } = canary;
  const kept = release.build === live.build ? previous : [...without(previous, release.build), release];
  return replace(registry, name, { ...entry, previous: kept });
}

/** Disables an area; visitors read `message`, or the shell's default text when it is empty. */
export const disable = (registry: Registry, name: string, message: string): Registry =>
  replace(registry, name, { ...entryOf(registry, name), disabled: message });

export function enable(registry: Registry, name: string): Registry {
  const { disabled: _message, ...entry } = entryOf(registry, name);
  return replace(registry, name, entry);
}
