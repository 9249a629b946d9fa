import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Signer } from './signing';

/** Where a site is published: a folder that a static host serves, or an object store. Paths are relative, with `/`. */
export interface Target {
  read(path: string): Promise<Buffer | null>;
  /** Replaces a file as one step: a reader sees the old content or the new, never a part. */
  write(path: string, content: Buffer | string): Promise<void>;
  /** Writes a file that must not be there yet; of several writers at once exactly one gets true. */
  create(path: string, content: Buffer | string): Promise<boolean>;
  /** Names directly below a folder; empty when there is none. */
  list(path: string): Promise<string[]>;
  /** When a file or folder was last changed; null when there is none. */
  modified(path: string): Promise<Date | null>;
  /** Removes a file or a folder with all that is in it. */
  remove(path: string): Promise<void>;
  /** Signs what visitors of this site trust; a site without one is not signed. */
  signer?: Signer;
  /** A site that nobody downloads, such as a test's, is compressed quickly instead of well. */
  quick?: boolean;
}

/** Half-written files; on the same disk as the site, so that a rename is one step. Left-overs of kills are swept by gc. */
export const DRAFTS = '.drafts';

/** @returns the target that is a folder of this machine */
export function folderTarget(root: string, signer?: Signer): Target {
  const at = (path: string): string => join(root, path);

  async function writeDraft(path: string, content: Buffer | string): Promise<string> {
    const draft = join(root, DRAFTS, randomUUID());
    await mkdir(dirname(draft), { recursive: true });
    await mkdir(dirname(at(path)), { recursive: true });
    await writeFile(draft, content);
    return draft;
  }

  return {
    signer,
    read: (path) => readFile(at(path)).catch(absentIsNull),
    write: async (path, content) => rename(await writeDraft(path, content), at(path)),
    async create(path, content) {
      const draft = await writeDraft(path, content);
      try {
        // Unlike a rename, a link never replaces what is there.
        await link(draft, at(path));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(draft);
      }
    },
    list: async (path) => (await readdir(at(path)).catch(absentIsNull)) ?? [],
    modified: async (path) => (await stat(at(path)).catch(absentIsNull))?.mtime ?? null,
    remove: (path) => rm(at(path), { recursive: true, force: true }),
  };
}

function absentIsNull(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(error.code ?? '')) return null;
  throw error;
}
