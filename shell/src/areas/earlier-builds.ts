import { isCompatible, type Registry, type RegistryEntry, type Release } from '@marisma/area-kit/contract';
import { buildsOf } from './registry-builds';

/** Short, because loads have already failed before this request. */
const TIMEOUT_MS = 1500;

/** Gives an area's builds that the page's registry leaves out, newest first; never rejects. */
export type EarlierBuilds = (name: string) => Promise<Release[]>;

/**
 * To stay small, the page's registry has one earlier build per area. When that one fails too, the site's full
 * registry is requested, once for all areas.
 * @param known the page's registry; an older answer is ignored
 * @param readPublished reads and checks the site's current registry
 */
export function createEarlierBuilds(known: Registry, readPublished: () => Promise<Registry>): EarlierBuilds {
  let request: Promise<Registry | null> | undefined;

  async function ask(): Promise<Registry | null> {
    const late = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
    const published = await Promise.race([readPublished().catch(() => null), late]);
    // After a failure the next area that fails asks again.
    if (!published) request = undefined;
    return published;
  }

  return async (name) => {
    const published = await (request ??= ask());
    if (!published || published.revision < known.revision) return [];
    const mentioned = buildsOf(known.areas[name]).map(({ build }) => build);
    // A canary is never used as a fallback.
    const { live, previous = [] } = published.areas[name] ?? {};
    return [...(live ? [live] : []), ...previous].filter(
      ({ build, contract }) => !mentioned.includes(build) && isCompatible(contract),
    );
  };
}

/** The registry, with all earlier builds added to areas that have a broken one. */
export async function goFurtherBack(
  registry: Registry,
  broken: readonly string[],
  earlier: EarlierBuilds,
): Promise<Registry> {
  const areas = Object.entries(registry.areas).map(
    async ([name, entry]): Promise<[string, RegistryEntry]> => {
      if (!buildsOf(entry).some(({ build }) => broken.includes(build))) return [name, entry];
      return [name, { ...entry, previous: [...entry.previous, ...(await earlier(name))] }];
    },
  );
  return { ...registry, areas: Object.fromEntries(await Promise.all(areas)) };
}
