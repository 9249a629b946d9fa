import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { Encoded } from './budget';
import { folders, lockFile } from './settings';

/**
 * Records the files encoded from a source. A run skips entries that are up to date, and tests check the
 * committed files.
 */
export interface LockEntry {
  /** Digest of the set's ingredients. */
  readonly source: string;
  readonly hash: string;
  readonly files: readonly Encoded[];
}

export type Lock = Readonly<Record<string, LockEntry>>;

/** Reads the lock of the last run; empty before the first run. */
export function readLock(): Lock {
  return existsSync(lockFile) ? (JSON.parse(readFileSync(lockFile, 'utf8')) as Lock) : {};
}

export function writeLock(lock: Lock): void {
  const lines = Object.entries(lock)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`);
  writeFileSync(lockFile, `{\n${lines.join(',\n')}\n}\n`);
}

/** Whether an entry was made from this source and all its files exist with the recorded size. */
export function isUpToDate(entry: LockEntry | undefined, source: string): entry is LockEntry {
  return (
    entry?.source === source && entry.files.every(({ file, bytes }) => sizeOf(folders.media + file) === bytes)
  );
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}
