import type { Release } from '@marisma/area-kit/contract';
import { checkContracts } from '../registry/check-contract';
import { withPrevious, withRetired } from '../registry/part-builds';
import { checkOwners } from '../registry/path-owners';
import { endCanary } from '../registry/registry-edits';
import { withPart, type AreaEntry, type SiteRegistry } from '../registry/site-registry';
import { removeKey, teamOf } from './team-edits';

/**
 * Refuses all further builds that a key has signed, and retires those that are on the site. When the live build is one
 * of them, the last other build is live again; without one the area is switched off.
 * @param why `replaced` leaves the builds as they are: the key was not stolen
 * @throws Error when the area has no such key
 */
export function revokeKey(
  registry: SiteRegistry,
  area: string,
  key: string,
  why: 'stolen' | 'replaced',
): SiteRegistry {
  const { signed = {} } = teamOf(registry, area);
  const revoked = removeKey(registry, area, key);
  if (why === 'replaced' || !Object.hasOwn(registry.areas, area)) return revoked;
  return retire(revoked, area, ({ build }) => signed[build] === key);
}

function retire(registry: SiteRegistry, area: string, isBad: (release: Release) => boolean): SiteRegistry {
  const { canary } = registry.areas[area] ?? {};
  const without = canary && isBad(canary.release) ? endCanary(registry, area) : registry;
  const entry = without.areas[area];
  if (!entry) return without;
  const { live, previous } = entry;
  const kept = previous.filter(isBad).reduce((one, release) => withRetired(one, release, 'broken'), entry);
  return withPart(without, area, isBad(live) ? replaceLive(without, kept) : kept);
}

/** Goes back to the newest build that the shell can load and whose paths are still the area's own. */
function replaceLive(registry: SiteRegistry, entry: AreaEntry): AreaEntry {
  const sound = entry.previous.find((release) => canBeLive(registry, entry, release));
  if (!sound) return { ...entry, disabled: entry.disabled ?? '' };
  const others = entry.previous.filter((release) => release !== sound);
  return withPrevious(entry.live.name, { ...entry, previous: [sound, ...others] });
}

function canBeLive(registry: SiteRegistry, entry: AreaEntry, live: Release): boolean {
  try {
    checkOwners(registry, live);
    checkContracts(registry, withPart(registry, live.name, { ...entry, live }));
    return true;
  } catch {
    return false;
  }
}
