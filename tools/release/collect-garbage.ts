import { KEPT_BUILDS } from './registry-edits';
import { readLog, trimLog } from './registry-log';
import { readRegistry } from './registry-store';
import { settle } from './settle';
import type { SiteRegistry } from './site-registry';
import { DRAFTS, type Target } from './target';
import { parseRegistry, type Registry, type RegistryEntry } from '@marisma/shared/contract';

/** What nobody names may be a release on its way; only after a day is it one that never arrived. */
const GRACE = 24 * 60 * 60 * 1000;

const buildsOf = ({ live, previous, canary }: RegistryEntry): string[] =>
  [live, ...(canary ? [canary.release] : []), ...previous].map(({ build }) => build);

/**
 * Removes builds that nothing needs any more. Keeps whatever the registry names, at least five old builds
 * of each area for open tabs and rollbacks, and everything younger than a day.
 * @returns the folders that were removed
 */
export async function collectGarbage(target: Target, now = Date.now()): Promise<string[]> {
  // No page may still name what is about to go.
  await settle(target);
  const registry = await readRegistry(target);
  const history = (await readLog(target)).map(({ text }) => parseRegistry(JSON.parse(text)).registry);
  const removed: string[] = [];

  async function sweep(folder: string, keep: Set<string>): Promise<void> {
    for (const name of await target.list(folder)) {
      const path = `${folder}/${name}`;
      const changed = await target.modified(path);
      if (keep.has(name) || !changed || now - changed.getTime() < GRACE) continue;
      // A release that came meanwhile may name what was free when we looked.
      if ((await readRegistry(target)).revision !== registry.revision) return;
      await target.remove(path);
      removed.push(path);
    }
  }

  for (const area of await target.list('areas'))
    await sweep(`areas/${area}`, keptBuilds(area, [registry, ...history]));
  await sweep('shell', keptShells(registry));
  await sweep(DRAFTS, new Set());
  await trimLog(target);
  return removed;
}

/** What the registry names of an area, filled up from its history to one live and five old builds. */
function keptBuilds(area: string, registries: Registry[]): Set<string> {
  const [current, ...older] = registries.map(({ areas }) => areas[area]);
  const kept = new Set(current ? buildsOf(current) : []);
  for (const build of older.flatMap((entry) => (entry ? buildsOf(entry) : []))) {
    if (kept.size <= KEPT_BUILDS) kept.add(build);
  }
  return kept;
}

function keptShells({ shell }: SiteRegistry): Set<string> {
  return new Set(shell ? [shell.live, ...shell.previous].map(({ build }) => build) : []);
}
