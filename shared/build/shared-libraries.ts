import { createRequire } from 'node:module';
import { join } from 'node:path';
import { KIT } from './kit';

/**
 * The modules that the shell provides and areas leave out of their builds. The entries of `@marisma/shared` are listed
 * because they hold React contexts, which must be the same object on both sides. The rest of `shared` is compiled into
 * each package that uses it. Adding or removing a name changes the contract.
 */
export const SHARED_LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  '@marisma/shared/router',
  '@marisma/shared/shell',
] as const;

/** The package that contains a shared module: 'react/jsx-runtime' → 'react'. */
const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/** @returns the installed version of each shared module, as resolved from `dir` */
export function readSharedVersions(dir: string): Record<(typeof SHARED_LIBRARIES)[number], string> {
  const require = createRequire(join(dir, 'package.json'));
  const own = require(join(dir, 'package.json')) as { name: string; version: string };
  const versionOf = (name: string): string => {
    if (name === own.name) return own.version;
    if (name === '@marisma/shared') return KIT.sharedVersion;
    return readVersion(`${name}/package.json`, require);
  };
  return Object.fromEntries(
    SHARED_LIBRARIES.map((module) => [module, versionOf(packageOf(module))]),
  ) as ReturnType<typeof readSharedVersions>;
}

const readVersion = (file: string, require: NodeJS.Require): string =>
  (require(file) as { version: string }).version;
