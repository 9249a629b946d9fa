import { SHARED_LIBRARIES, type LibraryUse } from '@marisma/area-kit/build';

/** The shared libraries and their dependencies: an area that bundles one of these loads it twice. */
const SHARED = new Set<string>([
  ...SHARED_LIBRARIES,
  'react-router',
  'react-router-dom',
  'stylis',
  'scheduler',
]);

/**
 * Finds libraries that a page would load twice: a library that the shell provides and the area also bundles,
 * or two versions of a library within the area or between area and shell.
 * @returns a sentence for each duplicate
 */
export function findDuplicates(
  area: string,
  own: readonly LibraryUse[],
  shell: readonly LibraryUse[],
): string[] {
  const bundled = own
    .filter(({ name }) => SHARED.has(name))
    .map(({ name }) => `${area} bundles ${name}, which the shell provides`);
  const names = new Set(own.map(({ name }) => name));
  const mixed = [...names].flatMap((name) => {
    const versions = versionsOf(name, [...own, ...shell]);
    return versions.length > 1 ? [`a page of ${area} has ${name} in versions ${versions.join(' and ')}`] : [];
  });
  return [...bundled, ...mixed];
}

const versionsOf = (name: string, libraries: readonly LibraryUse[]): string[] =>
  [...new Set(libraries.filter((library) => library.name === name).map(({ version }) => version))].sort();
