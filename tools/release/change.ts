import { checkConfigFile } from '../site/config-file';
import { checkContracts } from './registry/check-contract';
import { originOf, readLog, type LoggedRevision } from './registry/registry-log';
import { readRegistry, RegistryConflict, writeRegistry } from './registry/registry-store';
import type { Origin } from './registry/part-builds';
import { checkPages } from './pages/render-pages';
import { isSettled, publishCommitted } from './settle';
import { checkFreeze } from './registry/freeze';
import { partOf, partsOf, withPart, type SiteRegistry } from './registry/site-registry';
import type { Target } from './targets/target';

export interface Change {
  /** Description of the change; an interrupted change is recognized by it. */
  what: string;
  /** The parts that change: names of areas, or `shell`. */
  parts: string[];
  /** Depends on the registry only, so that the edit can be repeated on a newer registry. */
  edit(registry: SiteRegistry): SiteRegistry;
  /** Whether every page must render before the change goes live; for builds that were never live. */
  checked?: boolean;
  /** The team's statement that the change fulfills, for the log. */
  statement?: LoggedRevision['statement'];
}

/**
 * Changes the registry and all files made from it, and finishes a change that was interrupted; when that
 * was this same change, it is not made twice. A concurrent change of other parts is no conflict: this change
 * is made on top of it.
 * @throws RegistryConflict when another command changed the same part meanwhile
 * @throws ContractMismatch when the live shell could not load a live area then; nothing has changed
 * @throws PrerenderError when a page does not render; nothing has changed then
 */
export async function makeChange(
  target: Target,
  { what, parts, edit, checked = false, statement }: Change,
): Promise<SiteRegistry> {
  const [last] = await readLog(target, 1);
  const interrupted = !(await isSettled(target)) && last?.change === what;
  // A change that takes a build away, such as `disable`, must not run the build's code first.
  await (checked ? publishCommitted(target) : checkConfigFile(target.read));
  if (!interrupted) await commit();
  await publishCommitted(target);
  return readRegistry(target);

  async function commit(): Promise<void> {
    const first = await readRegistry(target);
    for (let registry = first; ; registry = await readRegistry(target)) {
      if (parts.some((name) => !isSame(partOf(registry, name), partOf(first, name)))) {
        throw new RegistryConflict(
          `Somebody else changed ${parts.join(', ')} at the same time. Check the status and run the command again.`,
        );
      }
      if (checked) checkFreeze(registry, parts);
      const next = edit(registry);
      if (isSame(next, registry)) return;
      checkContracts(registry, next);
      if (checked) await checkPages(target, registry, next);
      const time = new Date().toISOString();
      const origin = originOf({ time, statement, ...target.author });
      try {
        return void (await writeRegistry(target, recordOrigin(registry, next, origin), {
          change: what,
          statement,
          time,
        }));
      } catch (error) {
        if (!(error instanceof RegistryConflict)) throw error;
      }
    }
  }
}

/** Notes where the builds come from that were not live before. */
const recordOrigin = (before: SiteRegistry, next: SiteRegistry, since: Origin): SiteRegistry =>
  Object.entries(partsOf(next))
    .filter(([name, { live }]) => partOf(before, name)?.live.build !== live.build)
    .reduce((registry, [name, part]) => withPart(registry, name, { ...part, since }), next);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
