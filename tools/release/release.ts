import { join } from 'node:path';
import { computeBuildId } from '@marisma/area-kit/build';
import type { Release } from '@marisma/area-kit/contract';
import { buildPackages } from './builds/build-packages';
import { makeChange, type Change } from './change';
import { findFaults } from './commands/health';
import { folderOf, listAreas, MEDIA } from './paths';
import { publishArea, publishMedia, publishShell, type BuildFiles } from './builds/publish';
import { areaOf, endCanary, rollBack, goLive, setCanary } from './registry/registry-edits';
import { readRegistry } from './registry/registry-store';
import { publishCommitted, writeHealth } from './settle';
import { partOf, type SiteRegistry } from './registry/site-registry';
import type { Target } from './targets/target';

type Log = (line: string) => void;

const distOf = (name: string): string => join(folderOf(name), 'dist');

/**
 * Uploads a build. No page or registry names it yet.
 * @param from its files, by default where it was built
 * @returns the edit that makes the build live
 */
export async function publishPackage(
  target: Target,
  name: string,
  from: string | BuildFiles = distOf(name),
): Promise<Change['edit']> {
  const built = name === 'shell' ? await publishShell(target, from) : await publishArea(target, name, from);
  return (registry) => goLive(registry, built);
}

/**
 * Releases the shell or one area: assets first, then the registry, then the pages. When the command is killed
 * at any step, the live site stays complete, and running it again finishes the release. A live build is not
 * rebuilt, unless one of its published files is missing or altered: then those are written anew.
 * @throws RegistryConflict, RegistryUnsigned, PrerenderError, PathRefused, ContractMismatch, or Error with the output of the build
 */
export async function release(target: Target, name: string, log: Log): Promise<void> {
  const id = computeBuildId(folderOf(name));
  const live = partOf(await readRegistry(target), name)?.live;
  const faults = live?.build === id ? await findFaults(target, live) : [];
  if (live?.build === id && faults.length === 0) {
    await publishCommitted(target);
    return log(`${name}: unchanged`);
  }
  await buildPackages([name], target.quick);
  await publishBuilt(target, [{ name, build: id }]);
  if (faults.length > 0) {
    await writeHealth(target);
    return log(`${name}: ${id} has been repaired; damaged files: ${faults.join(', ')}`);
  }
  log(`${name}: ${id} is live`);
}

/** Makes the previous build live again without rebuilding it. */
export async function rollback(target: Target, name: string, log: Log): Promise<void> {
  const edit: Change['edit'] = (registry) => rollBack(registry, name);
  const registry = await makeChange(target, { what: `rollback ${name}`, parts: [name], edit });
  log(`${name}: rolled back to ${liveBuildOf(registry, name)}`);
}

/**
 * Gives the workspace's build of an area to a share of the browsers. When a canary is running, only its share
 * changes and nothing is built. A share of 0 ends the canary.
 */
export async function canary(target: Target, name: string, percent: number, log: Log): Promise<void> {
  if (!(percent >= 0 && percent <= 100)) throw new Error('A share is a number from 0 to 100.');
  // Before a build of minutes.
  const { canary: running } = areaOf(await readRegistry(target), name);
  const built = running || percent === 0 ? undefined : await buildCanary(target, name);
  const registry = await makeChange(target, {
    what: `canary ${name} ${percent}`,
    parts: [name],
    edit: (before) => (percent === 0 ? endCanary(before, name) : setCanary(before, name, percent, built)),
  });
  const tried = registry.areas[name]?.canary;
  log(tried ? `${name}: ${tried.release.build} for ${tried.percent} %` : `${name}: no canary`);
}

async function buildCanary(target: Target, name: string): Promise<Release> {
  await buildPackages([name], target.quick);
  await publishMedia(target, MEDIA);
  return publishArea(target, name, distOf(name));
}

/** Releases the shell and every area of this workspace. */
export async function releaseAll(target: Target, log: Log): Promise<void> {
  const publish = await buildChanged(target, log);
  await publish();
}

/**
 * Builds what differs from the site.
 * @param keepPinned whether a part that was rolled back stays as it is although its sources differ
 * @returns a function that releases the builds
 */
export async function buildChanged(
  target: Target,
  log: Log,
  { keepPinned = false } = {},
): Promise<() => Promise<void>> {
  const builds = ['shell', ...listAreas()].map((name) => ({ name, build: computeBuildId(folderOf(name)) }));
  const { stale, kept } = planRelease(await readRegistry(target), builds, keepPinned);
  for (const { name, live } of kept)
    log(`${name}: ${live} stays live, as chosen; its sources differ. To release them: npx marisma ${name}`);
  const parts = stale.map(({ name }) => name);
  await buildPackages(parts, target.quick);
  return async () => {
    await publishBuilt(target, stale);
    log(stale.length > 0 ? `released: ${parts.join(', ')}` : 'nothing has changed since the last release');
  };
}

/** Makes live what was built of these parts, all at once. */
async function publishBuilt(target: Target, builds: SourceBuild[]): Promise<void> {
  await publishMedia(target, MEDIA);
  const edits: Change['edit'][] = [];
  for (const { name } of builds) edits.push(await publishPackage(target, name));
  await makeChange(target, {
    what: `release ${builds.map(({ name, build }) => `${name} ${build}`).join(' ')}`,
    parts: builds.map(({ name }) => name),
    edit: (registry) => edits.reduce((next, edit) => edit(next), registry),
    checked: true,
  });
}

interface SourceBuild {
  name: string;
  build: string;
}

/**
 * @param builds the builds that the sources would make
 * @returns `stale`: the parts to release; `kept`: pinned parts that stay although their sources differ
 */
export function planRelease(
  registry: SiteRegistry,
  builds: SourceBuild[],
  keepPinned: boolean,
): { stale: SourceBuild[]; kept: { name: string; live: string | undefined }[] } {
  const differing = builds.filter(({ name, build }) => liveBuildOf(registry, name) !== build);
  const isKept = ({ name }: SourceBuild): boolean => keepPinned && partOf(registry, name)?.pinned === true;
  return {
    stale: differing.filter((part) => !isKept(part)),
    kept: differing.filter(isKept).map(({ name }) => ({ name, live: liveBuildOf(registry, name) })),
  };
}

const liveBuildOf = (registry: SiteRegistry, name: string): string | undefined =>
  partOf(registry, name)?.live.build;
