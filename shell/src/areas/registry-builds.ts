import type { Registry, RegistryEntry, Release } from '@marisma/area-kit/contract';

/** All builds in a registry entry: canary, live, then earlier ones, newest first. */
export const buildsOf = (entry: RegistryEntry | undefined): Release[] =>
  entry ? [...(entry.canary ? [entry.canary.release] : []), entry.live, ...entry.previous] : [];

/** All builds of all areas. */
export const allBuildsOf = ({ areas }: Registry): Release[] => Object.values(areas).flatMap(buildsOf);
