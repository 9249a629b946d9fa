import type { Registry, RegistryEntry, Release } from '@marisma/shared/contract';

/** All that a registry says of an area's builds: canary, live, earlier ones newest first. */
export const buildsOf = (entry: RegistryEntry | undefined): Release[] =>
  entry ? [...(entry.canary ? [entry.canary.release] : []), entry.live, ...entry.previous] : [];

/** The same of all areas. */
export const allBuildsOf = ({ areas }: Registry): Release[] => Object.values(areas).flatMap(buildsOf);
