import type { Registry, RegistryEntry, Release } from '@marisma/shared/contract';

/** Whether a registry says enough of a build to load it: what it only names has no digests. */
export const isWhole = ({ integrity }: Release): boolean => Object.keys(integrity).length > 0;

/** Whether a registry says enough of all areas to serve where no other can be had. */
export const isWholeRegistry = ({ areas }: Registry): boolean =>
  Object.values(areas).every(({ live }) => isWhole(live));

/** All that a registry says of an area's builds: canary, live, earlier ones newest first. */
export const buildsOf = (entry: RegistryEntry | undefined): Release[] =>
  entry ? [...(entry.canary ? [entry.canary.release] : []), entry.live, ...entry.previous] : [];

/** The same of all areas. */
export const allBuildsOf = ({ areas }: Registry): Release[] => Object.values(areas).flatMap(buildsOf);
