import type { Registry, Release } from '@marisma/shared/contract';
import { asAreaFault } from './area-fault';
import { trustReleases } from './integrity';
import { allBuildsOf, isWhole } from './registry-builds';

/** Waits until a build of the registry is whole. Rejects with an AreaFault when what is missing can't be had. */
export type MakeWhole = (release: Release) => Promise<void>;

/**
 * A page about one area only names the builds of the others. What is missing comes in a file, which is asked for once,
 * and is filled in where it is missing: loader, prefetch and inspector hold the very same builds.
 * @param readWhole gives a registry that says all of them, checked
 */
export function createMakeWhole(registry: Registry, readWhole: () => Promise<Registry>): MakeWhole {
  let asked: Promise<void> | undefined;

  async function fill(): Promise<void> {
    const given = new Map(allBuildsOf(await readWhole()).map((release) => [release.url, release]));
    const named = allBuildsOf(registry).filter((release) => !isWhole(release));
    for (const release of named) Object.assign(release, given.get(release.url));
    trustReleases(named);
  }

  return async (release) => {
    if (isWhole(release)) return;
    try {
      await (asked ??= fill());
      if (!isWhole(release)) throw new Error(`${release.url} is not in it`);
    } catch (error) {
      asked = undefined;
      throw asAreaFault(error, 'registry-unreachable');
    }
  };
}
