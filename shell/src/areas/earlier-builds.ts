import { isCompatible, type Registry, type RegistryEntry, type Release } from '@marisma/shared/contract';
import { buildsOf } from './registry-builds';

/** Whoever waits for this has lost time already. */
const PATIENCE_MS = 1500;

/** Gives builds of an area beyond those in the page's registry, newest first; never rejects. */
export type EarlierBuilds = (name: string) => Promise<Release[]>;

/**
 * The page's registry has one earlier build of each area, to stay small. When that fails as well, the site's own
 * registry is asked, once, for all of them.
 * @param known the page's own registry; an older one is not believed
 * @param readPublished gives the site's registry as it is now, checked
 */
export function createEarlierBuilds(known: Registry, readPublished: () => Promise<Registry>): EarlierBuilds {
  let asked: Promise<Registry | null> | undefined;

  async function ask(): Promise<Registry | null> {
    const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
    const published = await Promise.race([readPublished().catch(() => null), late]);
    // What could not be had now may be had for the next area that fails.
    if (!published) asked = undefined;
    return published;
  }

  return async (name) => {
    const published = await (asked ??= ask());
    if (!published || published.revision < known.revision) return [];
    const mentioned = buildsOf(known.areas[name]).map(({ build }) => build);
    // A canary stands in for none.
    const { live, previous = [] } = published.areas[name] ?? {};
    return [...(live ? [live] : []), ...previous].filter(
      ({ build, contract }) => !mentioned.includes(build) && isCompatible(contract),
    );
  };
}

/** The registry in which areas that have broken builds have all of their earlier ones. */
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
