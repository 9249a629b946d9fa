import type { Release } from '@marisma/area-kit/contract';
import { checkFreeze } from './freeze';
import { withLive, withPrevious, withRetired } from './part-builds';
import { checkOwners, checkPaths, forgetPaths, recordNewPaths, recordPaths } from './path-owners';
import { forgetKeys } from '../teams/team-edits';
import {
  partOf,
  withPart,
  type AreaEntry,
  type Part,
  type ShellBuild,
  type SiteRegistry as Registry,
} from './site-registry';

/** @throws Error when nothing of the part has been released */
function released<Entry>(name: string, entry: Entry | undefined): Entry {
  if (!entry) throw new Error(`Nothing of '${name}' has been released.`);
  return entry;
}
const entryOf = (registry: Registry, name: string): Part => released(name, partOf(registry, name));

/** @throws Error for the shell, and for an area of which nothing has been released */
export function areaOf({ areas }: Registry, name: string): AreaEntry {
  if (name === 'shell') throw new Error('The shell is no area: it has no canary and is always on.');
  return released(name, areas[name]);
}

/** @throws PathRefused when a path of a build that is to be live again belongs to another area now */
function checkStillOwned(registry: Registry, build: Part['live']): void {
  if ('paths' in build) checkOwners(registry, build);
}

/**
 * Makes a published build of the shell or of an area live; the former live build becomes the newest previous build. A
 * canary of another build ends. A disabled area stays disabled.
 * @throws PathRefused for a path of another area, or one that is opened to more visitors
 */
export function goLive(registry: Registry, build: Release | ShellBuild): Registry {
  if (!('paths' in build)) return { ...registry, shell: withLive(registry.shell, build) };
  checkPaths(registry, build);
  return makeLive(recordPaths(registry, build), build);
}

function makeLive(registry: Registry, release: Release): Registry {
  const { name } = release;
  const { disabled, canary } = registry.areas[name] ?? {};
  const ended = canary?.release.build === release.build ? registry : endCanary(registry, name);
  return withPart(registry, name, {
    ...withLive(ended.areas[name], release),
    ...(disabled !== undefined && { disabled }),
  });
}

/**
 * Makes the newest previous build of a part live again, and ends a canary. The former live build is retired as broken.
 * @throws Error when nothing was released, or when there is no previous build
 * @throws PathRefused when a path of the previous build belongs to another area now
 */
export function rollBack(registry: Registry, name: string): Registry {
  const part = withPrevious(name, entryOf(endCanary(registry, name), name));
  checkStillOwned(registry, part.live);
  return withPart(registry, name, part);
}

/**
 * Makes the canary, or a named earlier build of a part, live for everybody. A retired build goes live only in this way.
 * @throws Error for a missing canary or build, with the list of known builds
 */
export function promote(registry: Registry, name: string, build?: string): Registry {
  const { live, previous, canary, retired = [] } = entryOf(registry, name);
  const older = [...previous, ...retired.map(({ release }) => release)];
  if (build === undefined && !canary) {
    const known = older.length > 0 ? `. Name one of: ${listBuilds(older)}` : ', and no other build.';
    throw new Error(`'${name}' has no canary${known}`);
  }
  const known: Part['live'][] = [...(canary ? [canary.release] : []), live, ...older];
  const chosen = build === undefined ? canary?.release : known.find((release) => release.build === build);
  if (!chosen) throw new Error(`'${name}' has no build ${build}. There are: ${listBuilds(known)}`);
  checkStillOwned(registry, chosen);
  const promoted =
    chosen.build === live.build
      ? endCanary(registry, name)
      : 'paths' in chosen
        ? makeLive(recordNewPaths(registry, chosen), chosen)
        : goLive(registry, chosen);
  return build === undefined ? promoted : pin(promoted, name);
}

/** Notes that somebody chose the live build, which `npm start` does not replace by its own sources. */
export const pin = (registry: Registry, name: string): Registry =>
  withPart(registry, name, { ...entryOf(registry, name), pinned: true });

const listBuilds = (releases: { build: string }[]): string => releases.map(({ build }) => build).join(', ');

/**
 * Gives a build to a share of the browsers; without a build, changes the share of the running canary.
 * @throws Error for an invalid share, an area that was never released, or a missing canary
 */
export function setCanary(registry: Registry, name: string, percent: number, release?: Release): Registry {
  const entry = areaOf(registry, name);
  const tried = release ?? entry.canary?.release;
  if (!(percent > 0 && percent <= 100)) throw new Error('A share is more than 0 and at most 100 percent.');
  if (!tried) throw new Error(`'${name}' has no canary.`);
  if (tried.build === entry.live.build)
    throw new Error(`${name} ${tried.build} is live for everybody already.`);
  checkFreeze(registry, [name]);
  if (release) checkPaths(registry, release);
  return withPart(registry, name, { ...entry, canary: { release: tried, percent } });
}

/** Ends the canary. Its build is retired as ended: tabs that have loaded it keep its chunks. */
export function endCanary(registry: Registry, name: string): Registry {
  const entry = registry.areas[name];
  if (!entry?.canary) return registry;
  const { canary, ...rest } = entry;
  return withPart(registry, name, withRetired<AreaEntry>(rest, canary.release, 'ended'));
}

/** Disables an area; visitors read `message`, or the shell's default text when it is empty. */
export const disable = (registry: Registry, name: string, message: string): Registry =>
  withPart(registry, name, { ...areaOf(registry, name), disabled: message });

export function enable(registry: Registry, name: string): Registry {
  const { disabled: _message, ...entry } = areaOf(registry, name);
  return withPart(registry, name, entry);
}

/**
 * Removes an area from the site. Its builds stay for open tabs until `gc`; its paths are free for other areas, and its
 * keys release nothing more.
 * @param isGone whether its paths answer 410 Gone from now on, and not 404 (RFC 9110, section 15.5.11)
 * @throws Error when the area has never been released
 */
export function removeArea(registry: Registry, name: string, isGone: boolean): Registry {
  const paths = areaOf(registry, name).live.paths.map(({ path }) => path);
  const { [name]: _removed, ...areas } = registry.areas;
  const gone = [...new Set([...(registry.gone ?? []), ...(isGone ? paths : [])])];
  return { ...forgetPaths(forgetKeys(registry, name), name), areas, ...(gone.length > 0 && { gone }) };
}
