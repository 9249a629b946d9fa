import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Author } from '../commands/author';
import type { Signer } from '../registry/signing';

/** The place where a site is published: a folder or an object store. Paths are relative, with `/`. */
export interface Target {
  /**
   * Reads a regular file; anything else is null.
   * @throws TooLarge for a file of more than `most` bytes, which is not read
   */
  read(path: string, most?: number): Promise<Buffer | null>;
  /** Replaces a file atomically: a reader sees either the old or the new content. */
  write(path: string, content: Buffer | string): Promise<void>;
  /** Writes a file that must not exist yet; exactly one of several concurrent writers gets true. */
  create(path: string, content: Buffer | string): Promise<boolean>;
  /** Names of a folder's direct entries, of the whole place for ''; empty when there is no such folder. */
  list(path: string): Promise<string[]>;
  /** Time of the last change of a file or folder; null when it does not exist. */
  modified(path: string): Promise<Date | null>;
  /** Removes a file, or a folder with its content. */
  remove(path: string): Promise<void>;
  /** Signs the registry; a site without a signer is not signed. */
  signer?: Signer;
  /** Who runs the command, for the log. */
  author?: Author;
  /** Where the source maps of builds are kept; nobody serves this place. */
  maps?: Target;
  /** Compresses faster and less, and makes no source maps: for the sites of one machine and of tests. */
  quick?: boolean;
}

/** A file is larger than its reader takes. */
export class TooLarge extends Error {
  override name = 'TooLarge';
  constructor(path: string, most: number) {
    super(`${path} has more than ${most / 1e6} MB.`);
  }
}

/** Folder of files being written, on the site's own disk, so that a rename is atomic. gc removes leftovers. */
export const DRAFTS = '.drafts';

/** @returns a target in a folder of this machine */
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
    async read(path, most = Infinity) {
      // Without NONBLOCK, opening a pipe waits for somebody who writes into it.
      const file = await open(at(path), constants.O_RDONLY | constants.O_NONBLOCK).catch(absentIsNull);
      if (!file) return null;
      try {
        const found = await file.stat();
        if (!found.isFile()) return null;
        if (found.size > most) throw new TooLarge(path, most);
        return await file.readFile();
      } finally {
        await file.close();
      }
    },
    write: async (path, content) => rename(await writeDraft(path, content), at(path)),
    async create(path, content) {
      const draft = await writeDraft(path, content);
      try {
        // Unlike a rename, a link never replaces an existing file.
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
  if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENXIO'].includes(error.code ?? '')) return null;
  throw error;
}
