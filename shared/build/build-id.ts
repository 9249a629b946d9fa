import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { readCode } from './build-id/read-code';
import { findLock, listLocked } from './build-id/locked-packages';
import { KIT } from './kit';
import { takesOverrides } from './takes-overrides';

/** Names of folders that are no sources. */
export const IGNORED = new Set(['dist', 'node_modules', 'coverage', 'testing']);

/** Dot folders are caches of tools; keys are on some machines only. */
const NO_SOURCE = /(^|\/)\.[^/]*$|\.(test\.tsx?|md|pem)$|\/jest\.config\.mjs$|\/package-lock\.json$/;

/**
 * Computes the name of a build from what it is made of: the package's own sources, the code of the kit that they use,
 * and the locked versions of the libraries that both use. Equal ones give the same name, so a second build is the same
 * release, and nothing else changes the name.
 * @param dir the package's folder, with a lock file in it or above it
 * @returns 12 hexadecimal digits
 */
export function computeBuildId(dir: string, kit: string = KIT): string {
  const sources = listSources(dir);
  const { code, packages } = readCode(dir, kit, sources);
  const parts = [
    ...sources.flatMap((file) => [relative(dir, file), readFileSync(file)]),
    ...code,
    ...listLocked(findLock(dir), packages),
  ];
  if (takesOverrides() && basename(dir) === 'shell') parts.push('overrides');
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}

function listSources(path: string): string[] {
  if (IGNORED.has(basename(path)) || NO_SOURCE.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listSources(join(path, name)));
}
