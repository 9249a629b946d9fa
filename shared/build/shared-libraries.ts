import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * What the shell provides and areas don't bring. Entries of `@marisma/shared` are here because they hold
 * React contexts, which must be the same object on both sides. Everything else of `shared` is compiled
 * into whoever uses it. Adding or removing a name is a change of the contract.
 */
export const SHARED_LIBRARIES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'styled-components',
  '@marisma/shared/router',
  '@marisma/shared/shell',
] as const;

/** The package a shared module belongs to: 'react/jsx-runtime' → 'react'. */
const packageOf = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

/** @returns the installed version of each shared module, as seen from `dir` */
export function readSharedVersions(dir: string): Record<(typeof SHARED_LIBRARIES)[number], string> {
  const require = createRequire(join(dir, 'package.json'));
  const own = require(join(dir, 'package.json')) as { name: string; version: string };
  const versionOf = (name: string): string => {
    if (name === own.name) return own.version;
    if (name === '@marisma/shared') return readVersion(join(import.meta.dirname, '../package.json'), require);
    return readVersion(`${name}/package.json`, require);
  };
  return Object.fromEntries(
    SHARED_LIBRARIES.map((module) => [module, versionOf(packageOf(module))]),
  ) as ReturnType<typeof readSharedVersions>;
}

const readVersion = (file: string, require: NodeJS.Require): string =>
  (require(file) as { version: string }).version;
