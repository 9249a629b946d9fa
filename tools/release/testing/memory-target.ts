import type { Signer } from '../signing';
import type { Target } from '../target';

export interface MemoryTarget extends Target {
  files: Map<string, Buffer>;
}

/** A target in memory, fast enough for tests that interrupt every step. */
export function memoryTarget(signer?: Signer, files = new Map<string, Buffer>()): MemoryTarget {
  const below = (folder: string): string[] =>
    [...files.keys()]
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1));
  const exists = (path: string): boolean => files.has(path) || below(path).length > 0;
  return {
    files,
    signer,
    quick: true,
    read: async (path) => files.get(path) ?? null,
    write: async (path, content) => void files.set(path, Buffer.from(content)),
    async create(path, content) {
      if (files.has(path)) return false;
      files.set(path, Buffer.from(content));
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
