import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { KIT } from './kit';
import { takesOverrides } from './takes-overrides';

const ROOT = join(KIT, '..');
const IS_INSTALLED = KIT.includes('node_modules');
/** Files outside the package that can change its bundle. */
const COMMON = [
  'shared/src',
  'shared/build',
  'shared/package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
/** Names of folders that are no sources. */
export const IGNORED = new Set(['dist', 'node_modules', 'coverage']);

/**
 * @param dir the package's folder
 * @returns the files and folders that its bundle is made from; with the packed kit only its own, because its lock file
 *   names the kit
 */
export const sourcesOf = (dir: string): string[] =>
  IS_INSTALLED ? [dir] : [...COMMON.map((path) => join(ROOT, path)), dir];

/**
 * Computes the name of a build from its sources: equal sources give the same name, so a second build is the same
 * release.
 * @param dir the package's folder
 * @returns 12 hexadecimal digits
 */
export function computeBuildId(dir: string): string {
  const hash = createHash('sha256');
  for (const start of sourcesOf(dir)) {
    for (const file of listFiles(start)) {
      hash
        .update(`${relative(IS_INSTALLED ? dir : ROOT, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  if (takesOverrides() && basename(dir) === 'shell') hash.update('overrides');
  return hash.digest('hex').slice(0, 12);
}

function listFiles(path: string): string[] {
  // Dot folders are caches of tools; keys are on some machines only.
  if (IGNORED.has(basename(path)) || /(^|\/)\.[^/]*$|\.(test\.tsx?|md|pem)$/.test(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}
