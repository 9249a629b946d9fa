import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CONTRACT } from '../src/contract/version';

/**
 * The modules that the shell provides and areas leave out of their builds, by the names under which builds ask for them.
 * Live builds ask for `@marisma/shared`, so these names stay whatever the package is called. Its entries are listed
 * because they hold React contexts, which must be the same object on both sides; its rest is compiled into each package
 * that uses it. Adding or removing a name changes the contract.
 */
export const SHARED_LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  '@marisma/shared/router',
  '@marisma/shared/shell',
] as const;

/** How sources import a shared module: '@marisma/shared/shell' → '@marisma/area-kit/shell'. */
export const importOf = (module: string): string => module.replace('@marisma/shared', '@marisma/area-kit');

/** Version of the kit's own shared modules: a shell of the same major gives what a build was made for. */
export const MODULES_VERSION = `${CONTRACT.split('.')[0]}.0.0`;

/** The package that contains a module: 'react/jsx-runtime' → 'react'. */
export const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/** @returns the installed version of each shared module, as resolved from `dir` */
export function readSharedVersions(dir: string): Record<(typeof SHARED_LIBRARIES)[number], string> {
  const require = createRequire(join(dir, 'package.json'));
  const versionOf = (name: string): string =>
    name === '@marisma/shared'
      ? MODULES_VERSION
      : (require(`${name}/package.json`) as { version: string }).version;
  return Object.fromEntries(
    SHARED_LIBRARIES.map((module) => [module, versionOf(packageOf(module))]),
  ) as ReturnType<typeof readSharedVersions>;
}
