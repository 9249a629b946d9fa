/** Name of the package that other repositories install. */
export const NAME = '@marisma/area-kit';

type Versions = Record<string, string>;

export interface Package {
  version: string;
  engines?: { node: string };
  exports?: Versions;
  sideEffects?: string[];
  dependencies?: Versions;
  devDependencies?: Versions;
}

/** Tools of this repository's root that the kit's commands and presets need. */
const TOOLS = /^(esbuild$|@swc\/|@testing-library\/|@types\/|jest$|jest-environment-jsdom$|tsx$|typescript$)/;

const OBJECT_STORES = '@aws-sdk/client-s3';

const compiled = (path: string): string => path.replace(/\.tsx?$/, '.js');

/** The file and its types, for an entry of `exports`. */
function entryOf(path: string): object | string {
  if (path.endsWith('.d.ts')) return { types: path };
  return /\.tsx?$/.test(path) ? { types: path.replace(/\.tsx?$/, '.d.ts'), default: compiled(path) } : path;
}

/**
 * The kit's package.json. Its version is the contract's: an area that was built with it runs in a shell that speaks
 * this version.
 * @param build twelve digits that change with everything else in the kit, for example a component
 * @param packages those of the root, of `shared` and of `tools`
 */
export const kitPackage = (
  contract: string,
  build: string,
  [root, shared, tools]: [Package, Package, Package],
) => ({
  name: NAME,
  version: contract,
  build,
  license: 'UNLICENSED',
  type: 'module',
  engines: root.engines,
  bin: { marisma: './cli.js' },
  exports: Object.fromEntries(
    Object.entries(shared.exports ?? {}).map(([name, path]) => [name, entryOf(path)]),
  ),
  sideEffects: shared.sideEffects?.map(compiled),
  dependencies: {
    ...shared.dependencies,
    ...shared.devDependencies,
    ...Object.fromEntries(
      Object.entries({ ...root.dependencies, ...root.devDependencies }).filter(([name]) => TOOLS.test(name)),
    ),
    [OBJECT_STORES]: tools.devDependencies?.[OBJECT_STORES],
  },
});

/** File name of the packed kit: npm's, and the build. */
export const archiveName = ({ version, build }: { version: string; build: string }): string =>
  `marisma-area-kit-${version}-${build}.tgz`;
