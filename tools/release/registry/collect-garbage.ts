import { KEPT_BUILDS, namesIn } from './part-builds';
import { readLog, trimLog } from './registry-log';
import { readRegistry } from './registry-store';
import { publishCommitted } from '../settle';
import type { SiteRegistry } from './site-registry';
import { DRAFTS, type Target } from '../targets/target';
import { parseRegistry } from '@marisma/area-kit/contract';

/** A build that nothing names may belong to a running release; after a day that release has failed. */
const GRACE = 24 * 60 * 60 * 1000;

/**
 * Removes builds that are no longer needed. Keeps every build that the registry names, at least five old
 * builds of each area for open tabs and rollbacks, and everything younger than a day.
 * @returns the folders that were removed
 */
export async function collectGarbage(target: Target, now = Date.now()): Promise<string[]> {
  // Pages must be up to date first: they may not name a build that is removed.
  await publishCommitted(target);
  const registry = await readRegistry(target);
  const history = (await readLog(target)).map(({ text }) => parseRegistry(JSON.parse(text)).registry);
  const removed: string[] = [];

  async function sweep(folder: string, keep: Set<string>): Promise<void> {
    for (const name of await target.list(folder)) {
      const path = `${folder}/${name}`;
      const changed = await target.modified(path);
      if (keep.has(name) || !changed || now - changed.getTime() < GRACE) continue;
      // A release during the sweep may name a build that was unused before.
      if ((await readRegistry(target)).revision !== registry.revision) return;
      await target.remove(path);
      removed.push(path);
    }
  }

  for (const area of await target.list('areas'))
    await sweep(`areas/${area}`, keptBuilds(area, [registry, ...history]));
  await sweep('shell', new Set(registry.shell && namesIn(registry.shell)));
  await sweep(DRAFTS, new Set());
  await trimLog(target);
  return removed;
}

/**
 * The builds of an area that the registry names, and more from its history up to one live and five old
 * builds.
 */
function keptBuilds(area: string, registries: Pick<SiteRegistry, 'areas'>[]): Set<string> {
  const [current, ...older] = registries.map(({ areas }) => areas[area]);
  const kept = new Set(current ? namesIn(current) : []);
  for (const build of older.flatMap((entry) => (entry ? namesIn(entry) : []))) {
    if (kept.size <= KEPT_BUILDS) kept.add(build);
  }
  return kept;
}
