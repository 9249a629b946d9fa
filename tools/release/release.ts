import { computeBuildId } from '@marisma/shared/build';
import type { Registry } from '@marisma/shared/contract';
import { buildPackage } from './build-package';
import { publishMedia } from './publish-media';
import { folderOf, listAreas } from './paths';
import { publishArea, publishShell, readLiveShell } from './publish';
import { goBack, goLive } from './registry-edits';
import { readRegistry, writeRegistry } from './registry-store';
import type { Target } from './target';
import { writePages } from './write-pages';

type Log = (line: string) => void;

/**
 * Releases the shell or one area: assets first, then the registry, then the pages. Killed at any step, the
 * live site stays whole. A build that is live already is not built again.
 * @throws RegistryConflict, or Error with the build's own words
 */
export async function release(target: Target, name: string, log: Log): Promise<void> {
  const dir = folderOf(name);
  await publishMedia(target);
  if (name === 'shell') {
    if ((await readLiveShell(target))?.build === computeBuildId(dir)) return log('shell: unchanged');
    await buildPackage('shell');
    await publishShell(target);
    await writePages(target, await readRegistry(target));
    return log(`shell: ${(await readLiveShell(target))?.build} is live`);
  }
  const registry = await readRegistry(target);
  if (registry.areas[name]?.live.build === computeBuildId(dir)) return log(`${name}: unchanged`);
  await buildPackage(name);
  const built = await publishArea(target, name);
  await publishRegistry(target, goLive(await readRegistry(target), built));
  log(`${name}: ${built.build} is live`);
}

/** Makes the build before the live one live again, without building anything. */
export async function rollback(target: Target, name: string, log: Log): Promise<void> {
  const next = goBack(await readRegistry(target), name);
  await publishRegistry(target, next);
  log(`${name}: back on ${next.areas[name]?.live.build}`);
}

/** Releases the shell and every area of this workspace; builds side by side, publishes one after the other. */
export async function releaseAll(target: Target, log: Log): Promise<void> {
  const stale = await findStale(target);
  await inParallel(2, stale, buildPackage);
  await publishMedia(target);
  if (stale.includes('shell')) await publishShell(target);
  let registry = await readRegistry(target);
  for (const name of stale.filter((other) => other !== 'shell')) {
    registry = goLive(registry, await publishArea(target, name));
  }
  if (stale.length > 0) await publishRegistry(target, registry);
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

async function publishRegistry(target: Target, registry: Registry): Promise<void> {
  await writePages(target, await writeRegistry(target, registry));
}

async function inParallel<T>(width: number, items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
