import type { Registry } from '@marisma/shared/contract';
import { readLog } from './registry-log';
import { readRegistry, RegistryConflict, writeRegistry } from './registry-store';
import { isSettled, settle } from './settle';
import type { Target } from './target';

export interface Change {
  /** What is done, in words: how a change that was killed is known again. */
  what: string;
  /** The areas that it is about. */
  areas: string[];
  /** A function of the registry alone, so that it can be made again upon a newer one. */
  edit(registry: Registry): Registry;
}

/**
 * Changes the registry and everything that follows from it. First finishes what a killed change left; when
 * that was this very change, it is not made twice. A change of other areas by somebody else at the same
 * time is no conflict: this one is made upon it.
 * @throws RegistryConflict when somebody else changed the same area meanwhile
 */
export async function makeChange(target: Target, { what, areas, edit }: Change): Promise<Registry> {
  const [last] = await readLog(target, 1);
  const interrupted = !(await isSettled(target)) && last?.change === what;
  await settle(target);
  if (!interrupted) await commit();
  await settle(target);
  return readRegistry(target);

  async function commit(): Promise<void> {
    const seen = await readRegistry(target);
    for (let registry = seen; ; registry = await readRegistry(target)) {
      if (areas.some((name) => !isSame(registry.areas[name], seen.areas[name]))) {
        throw new RegistryConflict(
          `Somebody else changed ${areas.join(', ')} at the same time. Look at the status and run yours again.`,
        );
      }
      const next = edit(registry);
      if (isSame(next, registry)) return;
      try {
        return void (await writeRegistry(target, next, what));
      } catch (error) {
        if (!(error instanceof RegistryConflict)) throw error;
      }
    }
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
