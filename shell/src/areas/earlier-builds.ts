import { isCompatible, type Registry, type RegistryEntry, type Release } from '@marisma/shared/contract';
import { buildsOf, isWhole } from './registry-builds';

/** Whoever waits for this has lost time already. */
const PATIENCE_MS = 1500;

/** Gives builds of an area beyond those that the page says all of, newest first; never rejects. */
export type EarlierBuilds = (name: string) => Promise<Release[]>;

/**
 * Pages name the build before and say nothing of those before it, to stay small. When the live one fails, the site's
 * whole registry is asked, once, for all of them.
 * @param known the page's own registry; of an older one only those builds are believed that the page names, because
 * pages are written before the registry that belongs to them
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
    if (!published) return [];
    const isOlder = published.revision < known.revision;
    const mentioned = buildsOf(known.areas[name]).map(({ build }) => build);
    const named = known.areas[name]?.previous
      .filter((release) => !isWhole(release))
      .map(({ build }) => build);
    // A canary stands in for none.
    const { live, previous = [] } = published.areas[name] ?? {};
    return [...(live ? [live] : []), ...previous].filter(({ build, contract }) => {
      const isWanted = mentioned.includes(build) ? named?.includes(build) : !isOlder;
      return isWanted && isCompatible(contract);
    });
  };
}

/** The registry in which areas that have broken builds have all of their earlier ones, and none that is only named. */
export async function goFurtherBack(
  registry: Registry,
  broken: readonly string[],
  earlier: EarlierBuilds,
): Promise<Registry> {
  const areas = Object.entries(registry.areas).map(
    async ([name, entry]): Promise<[string, RegistryEntry]> => {
      if (!buildsOf(entry).some(({ build }) => broken.includes(build))) return [name, entry];
      return [name, { ...entry, previous: [...entry.previous.filter(isWhole), ...(await earlier(name))] }];
    },
  );
  return { ...registry, areas: Object.fromEntries(await Promise.all(areas)) };
}
