import type { Signer } from '../registry/signing';
import { TooLarge, type Target } from '../targets/target';

export interface MemoryTarget extends Target {
  files: Map<string, Buffer>;
}

/** A target in memory, fast enough for tests that interrupt every step. */
export function memoryTarget(signer?: Signer, files = new Map<string, Buffer>()): MemoryTarget {
  const below = (folder: string): string[] => {
    const start = folder && `${folder}/`;
    return [...files.keys()].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
  };
  const exists = (path: string): boolean => files.has(path) || below(path).length > 0;
  /** A file in the place of a folder, or the other way round, is refused as a disk refuses it. */
  const put = (path: string, content: Buffer | string): void => {
    const folders = path.split('/').slice(0, -1);
    const file = folders.map((_, at) => folders.slice(0, at + 1).join('/')).find((one) => files.has(one));
    if (file !== undefined) throw new Error(`EEXIST: file already exists, mkdir '${file}'`);
    if (below(path).length > 0) throw new Error(`EISDIR: illegal operation on a directory, rename '${path}'`);
    files.set(path, Buffer.from(content));
  };
  return {
    files,
    signer,
    quick: true,
    async read(path, most = Infinity) {
      const content = files.get(path) ?? null;
      if (content && content.length > most) throw new TooLarge(path, most);
      return content;
    },
    write: async (path, content) => put(path, content),
    async create(path, content) {
      if (files.has(path)) return false;
      put(path, content);
      return true;
    },
    list: async (path) => [...new Set(below(path).map((name) => name.replace(/\/.*/, '')))],
    modified: async (path) => (exists(path) ? new Date() : null),
    async remove(path) {
      files.delete(path);
      for (const name of below(path)) files.delete(`${path}/${name}`);
    },
  };
}
