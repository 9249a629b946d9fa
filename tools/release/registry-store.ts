import { parseRegistry, REGISTRY_SCHEMA, type Registry } from '@marisma/shared/contract';
import { writeCompressed } from './compress';
import type { Target } from './target';

const FILE = 'registry.json';

/** Somebody else changed the registry between reading and writing it. */
export class RegistryConflict extends Error {
  override name = 'RegistryConflict';
}

/** @returns the published registry; an empty one for a new site
 *  @throws Error when it can't be parsed: a release never overwrites what it doesn't understand */
export async function readRegistry(target: Target): Promise<Registry> {
  const content = await target.read(FILE);
  if (!content) return { schema: REGISTRY_SCHEMA, revision: 0, areas: {} };
  const { registry, rejected } = parseRegistry(JSON.parse(content.toString('utf8')));
  const [bad] = Object.entries(rejected).filter(([name]) => !registry.areas[name]);
  if (bad) throw new Error(`registry.json has an entry that can't be read: ${bad[0]}: ${bad[1].detail}`);
  return registry;
}

/**
 * Writes the next revision, if the published one is still the one that was read.
 * @throws RegistryConflict when another release was quicker; nothing is written then
 */
export async function writeRegistry(target: Target, next: Registry): Promise<Registry> {
  const published = await readRegistry(target);
  if (published.revision !== next.revision) {
    throw new RegistryConflict(
      `The registry is at revision ${published.revision}, this change was made for ${next.revision}. ` +
        'Another release came first: run yours again.',
    );
  }
  const written = { ...next, revision: next.revision + 1 };
  await writeCompressed(target, FILE, `${JSON.stringify(written, null, 2)}\n`);
  return written;
}
