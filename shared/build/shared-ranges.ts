import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLock, lockedVersion } from './lock-file';
import { KIT } from './kit';

type Versions = Record<string, string>;

const read = (version: string): number[] => version.split('.', 3).map((part) => Number.parseInt(part, 10));

/** Whether a version is in a caret range from 1.0.0 on, as the federation runtime reads it. */
function isInRange(version: string, range: string): boolean {
  const [[major = NaN, minor = 0, patch = 0], least] = [read(version), read(range.replace('^', ''))];
  const [wanted, leastMinor = 0, leastPatch = 0] = least;
  return major === wanted && (minor > leastMinor || (minor === leastMinor && patch >= leastPatch));
}

/** Compares the ranges in a build's `area.json` with the versions that a shell provides, in words. */
export const findRangeFaults = (ranges: Versions, provided: Versions): string[] =>
  Object.entries(ranges).flatMap(([library, range]) => {
    const version = Object.hasOwn(provided, library) ? provided[library] : undefined;
    if (version && isInRange(version, range)) return [];
    return [`it needs ${library} ${range}, and the shell provides ${version ?? 'none'}`];
  });

/** Libraries that the shell provides, the router by the kit's. */
const PROVIDED = ['react', 'react-dom', 'react-router-dom', 'styled-components'];

/** Compares the versions that an area's lock file has with those that the kit was made for, in words. */
export function findLockFaults(dir: string): string[] {
  const kit = JSON.parse(readFileSync(join(KIT, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Versions | undefined
  >;
  const given: Versions = { ...kit.devDependencies, ...kit.dependencies };
  const lock = findLock(dir);
  return PROVIDED.flatMap((name) => {
    const [locked, version] = [lockedVersion(lock, name, dir), given[name]];
    if (!locked || !version || isInRange(version, locked)) return [];
    return [
      `package-lock.json has ${name} ${locked}, and the shell provides ${version}. Run: npm install ${name}@${version}`,
    ];
  });
}
