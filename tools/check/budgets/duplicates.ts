import { SHARED_LIBRARIES, type LibraryUse } from '@marisma/shared/build';

/** What a shared library brings along: an area that has one of these has the library twice in its page. */
const SHARED = new Set<string>([
  ...SHARED_LIBRARIES,
  'react-router',
  'react-router-dom',
  'stylis',
  'scheduler',
]);

/**
 * What a page would have twice: a library that the shell provides and the area brings again, or two versions of
 * any library, whether both are the area's or one is the shell's.
 * @returns a sentence for each; empty when all is well
 */
export function findDuplicates(
  area: string,
  own: readonly LibraryUse[],
  shell: readonly LibraryUse[],
): string[] {
  const brought = own
    .filter(({ name }) => SHARED.has(name))
    .map(({ name }) => `${area} brings ${name}, which the shell provides`);
  const names = new Set(own.map(({ name }) => name));
  const mixed = [...names].flatMap((name) => {
    const versions = versionsOf(name, [...own, ...shell]);
    return versions.length > 1 ? [`a page of ${area} has ${name} in versions ${versions.join(' and ')}`] : [];
  });
  return [...brought, ...mixed];
}

const versionsOf = (name: string, libraries: readonly LibraryUse[]): string[] =>
  [...new Set(libraries.filter((library) => library.name === name).map(({ version }) => version))].sort();
