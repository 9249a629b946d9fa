import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Signer } from './signing';

/** Where a site is published: a folder that a static host serves, or an object store. Paths are relative, with `/`. */
export interface Target {
  read(path: string): Promise<Buffer | null>;
  /** Replaces a file as one step: a reader sees the old content or the new, never a part. */
  write(path: string, content: Buffer | string): Promise<void>;
  /** Names directly below a folder; empty when there is none. */
  list(path: string): Promise<string[]>;
  /** Removes a file or a folder with all that is in it. */
  remove(path: string): Promise<void>;
  /** Signs what visitors of this site trust; a site without one is not signed. */
  signer?: Signer;
}

/** @returns the target that is a folder of this machine */
export function folderTarget(root: string, signer?: Signer): Target {
  const at = (path: string): string => join(root, path);
  return {
    signer,
    read: (path) => readFile(at(path)).catch(absentIsNull),
    async write(path, content) {
      const file = at(path);
      await mkdir(dirname(file), { recursive: true });
      const draft = `${file}.${process.pid}-${createHash('sha1').update(path).digest('hex').slice(0, 8)}.draft`;
      await writeFile(draft, content);
      await rename(draft, file);
    },
    list: async (path) => (await readdir(at(path)).catch(absentIsNull)) ?? [],
    remove: (path) => rm(at(path), { recursive: true, force: true }),
  };
}

function absentIsNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
