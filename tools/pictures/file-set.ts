import { createHash } from 'node:crypto';
import type { Encoded } from './budget';

/** Files that are encoded together and share one hash in their names. */
export interface FileSet {
  readonly name: string;
  /** Everything that the files depend on: the source's bytes and the settings. */
  readonly ingredients: readonly (string | Buffer)[];
  readonly produce: () => Promise<Product[]>;
}

/** One file before its hash is known. The hash is inserted between `name` and `ending`. */
export interface Product {
  readonly name: string;
  readonly ending: string;
  readonly width: number;
  readonly use: Encoded['use'];
  readonly format: Encoded['format'];
  readonly bytes: Buffer;
}

/**
 * SHA-256 in hex of a list of parts. Each part is preceded by its length, so that different lists have
 * different digests.
 */
export function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}

/**
 * The hash in the file names of a set. It depends on the files' content, so the content of a name never
 * changes.
 */
export function contentHash(products: readonly Pick<Product, 'name' | 'bytes'>[]): string {
  return digest(products.flatMap(({ name, bytes }) => [name, bytes])).slice(0, 8);
}
