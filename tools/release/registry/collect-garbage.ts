import { namesIn } from './part-builds';
import { trimLog } from './registry-log';
import { readRegistry } from './registry-store';
import { publishCommitted } from '../settle';
import type { Part } from './site-registry';
import { DRAFTS, type Target } from '../targets/target';

/** A build that nothing names may belong to a running release; after a day that release has failed. */
const GRACE = 24 * 60 * 60 * 1000;

/**
 * Removes builds that are no longer needed. Keeps every build that the registry names, for open tabs and rollbacks five
 * old ones of each part among them, and everything younger than a day.
 * @returns the folders that were removed
 */
export async function collectGarbage(target: Target, now = Date.now()): Promise<string[]> {
  // Pages must be up to date first: they may not name a build that is removed.
  await publishCommitted(target);
  const registry = await readRegistry(target);
  const removed: string[] = [];

  async function sweep(folder: string, part?: Part): Promise<void> {
    const kept = part ? namesIn(part) : [];
    for (const name of await target.list(folder)) {
      const path = `${folder}/${name}`;
      const changed = await target.modified(path);
      if (kept.includes(name) || !changed || now - changed.getTime() < GRACE) continue;
      // A release during the sweep may name a build that was unused before.
      if ((await readRegistry(target)).revision !== registry.revision) return;
      await target.remove(path);
      removed.push(path);
    }
  }

  for (const area of await target.list('areas')) await sweep(`areas/${area}`, registry.areas[area]);
  await sweep('shell', registry.shell);
  await sweep(DRAFTS);
  await trimLog(target);
  return removed;
}
