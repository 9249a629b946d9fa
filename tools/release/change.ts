import { readLog } from './registry-log';
import { readRegistry, RegistryConflict, writeRegistry } from './registry-store';
import { checkPages } from './render-pages';
import { isSettled, settle } from './settle';
import type { SiteRegistry } from './site-registry';
import type { Target } from './target';

export interface Change {
  /** What is done, in words: how a change that was killed is known again. */
  what: string;
  /** What it is about: names of areas, or `shell`. */
  parts: string[];
  /** A function of the registry alone, so that it can be made again upon a newer one. */
  edit(registry: SiteRegistry): SiteRegistry;
  /** Whether every page must be found to render before anything goes live; for what nobody has seen yet. */
  checked?: boolean;
}

/**
 * Changes the registry and everything that follows from it. First finishes what a killed change left; when
 * that was this very change, it is not made twice. A change of other parts by somebody else at the same
 * time is no conflict: this one is made upon it.
 * @throws RegistryConflict when somebody else changed the same part meanwhile
 * @throws PrerenderError when a page falls over; nothing has changed then
 */
export async function makeChange(
  target: Target,
  { what, parts, edit, checked = false }: Change,
): Promise<SiteRegistry> {
  const [last] = await readLog(target, 1);
  const interrupted = !(await isSettled(target)) && last?.change === what;
  await settle(target);
  if (!interrupted) await commit();
  await settle(target);
  return readRegistry(target);

  async function commit(): Promise<void> {
    const seen = await readRegistry(target);
    for (let registry = seen; ; registry = await readRegistry(target)) {
      if (parts.some((name) => !isSame(partOf(registry, name), partOf(seen, name)))) {
        throw new RegistryConflict(
          `Somebody else changed ${parts.join(', ')} at the same time. Look at the status and run yours again.`,
        );
      }
      const next = edit(registry);
      if (isSame(next, registry)) return;
      if (checked) await checkPages(target, next);
      try {
        return void (await writeRegistry(target, next, what));
      } catch (error) {
        if (!(error instanceof RegistryConflict)) throw error;
      }
    }
  }
}

const partOf = (registry: SiteRegistry, name: string): unknown =>
  name === 'shell' ? registry.shell : registry.areas[name];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
