import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** A package that is imported, and the folder of the package that imports it. */
export interface Import {
  name: string;
  from: string;
}

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: true;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

type Packages = Record<string, Locked>;

/**
 * @param dir a package's folder
 * @returns the lock file in it or, for a workspace, above it
 * @throws Error when there is none
 */
export function findLock(dir: string): string {
  for (let folder = dir; ; folder = dirname(folder)) {
    const file = join(folder, 'package-lock.json');
    if (existsSync(file)) return file;
    if (folder === dirname(folder))
      throw new Error('There is no package-lock.json, which a build needs. Run: npm install');
  }
}

/** Lists the packages that a lock file has for these imports, with all that they depend on. */
export function listLocked(lock: string, imports: Import[]): string[] {
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Packages };
  const found = new Map<string, string>();
  const visit = (name: string, from: string): void => {
    const place = locate(packages, name, from);
    const entry = packages[place ?? ''];
    // Sources of a linked package count as such.
    if (!place || !entry || entry.link || found.has(place)) return;
    found.set(place, `${place} ${entry.version} ${entry.integrity ?? entry.resolved ?? ''}`);
    const { dependencies, optionalDependencies, peerDependencies } = entry;
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      visit(each, place);
  };
  for (const { name, from } of imports) visit(name, relative(dirname(lock), from));
  return [...found.values()].sort();
}

/** @returns the version that a lock file has of a package for a folder's imports; undefined for none */
export function lockedVersion(lock: string, name: string, dir: string): string | undefined {
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Packages };
  return packages[locate(packages, name, relative(dirname(lock), dir)) ?? '']?.version;
}

/** Finds a package as Node does: beside the package that imports it, then further up. */
function locate(packages: Packages, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = parentOf(folder)) {
    const place = [folder, 'node_modules', name].filter(Boolean).join('/');
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

/** 'node_modules/a/node_modules/b' → 'node_modules/a' → '' */
const parentOf = (folder: string): string => {
  const at = folder.lastIndexOf('/node_modules/');
  return at === -1 ? '' : folder.slice(0, at);
};
