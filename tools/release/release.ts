import { join } from 'node:path';
import { computeBuildId } from '@marisma/shared/build';
import type { Release } from '@marisma/shared/contract';
import { buildPackage } from './build-package';
import { makeChange } from './change';
import { readLiveShell, rollBackShell } from './live-shell';
import { publishMedia } from './publish-media';
import { folderOf, listAreas, MEDIA } from './paths';
import { publishArea, publishShell } from './publish';
import { endTrial, goBack, goLive, tryOut } from './registry-edits';
import { readRegistry } from './registry-store';
import { isSettled, settle } from './settle';
import type { Target } from './target';

type Log = (line: string) => void;

const distOf = (name: string): string => join(folderOf(name), 'dist');

/** Builds an area and puts it where browsers can fetch it; nothing points to it yet. */
async function publishBuild(target: Target, name: string): Promise<Release> {
  await buildPackage(name);
  await publishMedia(target, MEDIA);
  return publishArea(target, name, distOf(name));
}

/**
 * Releases the shell or one area: assets first, then the registry, then the pages. Killed at any step, the
 * live site stays whole, and the same command finishes. A build that is live already is not built again.
 * @throws RegistryConflict, RegistryUnsigned, or Error with the build's own words
 */
export async function release(target: Target, name: string, log: Log): Promise<void> {
  const build = computeBuildId(folderOf(name));
  const live =
    name === 'shell' ? await readLiveShell(target) : (await readRegistry(target)).areas[name]?.live;
  if (live?.build === build) {
    await settle(target);
    return log(`${name}: unchanged`);
  }
  if (name === 'shell') {
    await buildPackage(name);
    await publishMedia(target, MEDIA);
    await publishShell(target, distOf(name));
    await settle(target);
  } else {
    const built = await publishBuild(target, name);
    const change = { what: `release ${name} ${build}`, areas: [name] };
    await makeChange(target, { ...change, edit: (registry) => goLive(registry, built) });
  }
  log(`${name}: ${build} is live`);
}

/** Makes the build before the live one live again, without building anything. */
export async function rollback(target: Target, name: string, log: Log): Promise<void> {
  if (name === 'shell') {
    // An unfinished change of the shell is this one, killed: finish it, and go no further back.
    if (await isSettled(target)) await rollBackShell(target);
    await settle(target);
    return log(`shell: back on ${(await readLiveShell(target))?.build}`);
  }
  const change = { what: `rollback ${name}`, areas: [name] };
  const registry = await makeChange(target, { ...change, edit: (seen) => goBack(seen, name) });
  log(`${name}: back on ${registry.areas[name]?.live.build}`);
}

/**
 * Gives the workspace's build of an area to a share of the browsers, or changes the share of the trial that
 * runs: widening one never ships other sources. 0 ends it.
 */
export async function canary(target: Target, name: string, percent: number, log: Log): Promise<void> {
  folderOf(name);
  if (!(percent >= 0 && percent <= 100)) throw new Error('A share is a number from 0 to 100.');
  const running = (await readRegistry(target)).areas[name]?.canary;
  const built = running || percent === 0 ? undefined : await publishBuild(target, name);
  const change = { what: `canary ${name} ${percent}`, areas: [name] };
  const registry = await makeChange(target, {
    ...change,
    edit: (seen) => (percent === 0 ? endTrial(seen, name) : tryOut(seen, name, percent, built)),
  });
  const tried = registry.areas[name]?.canary;
  log(tried ? `${name}: ${tried.release.build} for ${tried.percent} %` : `${name}: no build on trial`);
}

/** Releases the shell and every area of this workspace; builds side by side, publishes one after the other. */
export async function releaseAll(target: Target, log: Log): Promise<void> {
  const stale = await findStale(target);
  await inParallel(2, stale, buildPackage);
  await publishMedia(target, MEDIA);
  const built: Release[] = [];
  for (const name of stale.filter((other) => other !== 'shell')) {
    built.push(await publishArea(target, name, distOf(name)));
  }
  if (stale.includes('shell')) await publishShell(target, distOf('shell'));
  const areas = built.map(({ name }) => name);
  const what = `release ${built.map(({ name, build }) => `${name} ${build}`).join(' ')}`;
  await makeChange(target, { what, areas, edit: (registry) => built.reduce(goLive, registry) });
  log(stale.length > 0 ? `released: ${stale.join(', ')}` : 'nothing has changed since the last release');
}

async function findStale(target: Target): Promise<string[]> {
  const registry = await readRegistry(target);
  const shell = await readLiveShell(target);
  return ['shell', ...listAreas()].filter((name) => {
    const live = name === 'shell' ? shell?.build : registry.areas[name]?.live.build;
    return live !== computeBuildId(folderOf(name));
  });
}

async function inParallel<T>(width: number, items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
