import { createHash } from 'node:crypto';
import type { Encoded } from './budget';

/** Files that are encoded together, renewed together and share one hash in their names. */
export interface FileSet {
  readonly name: string;
  /** Everything that decides the bytes of the files: the source's bytes and the settings. */
  readonly ingredients: readonly (string | Buffer)[];
  readonly produce: () => Promise<Product[]>;
}

/** One file before it has its hash: `name` and `ending` go around it. */
export interface Product {
  readonly name: string;
  readonly ending: string;
  readonly width: number;
  readonly use: Encoded['use'];
  readonly format: Encoded['format'];
  readonly bytes: Buffer;
}

/** SHA-256 in hex over parts, each preceded by its length so that no two lists of parts look the same. */
export function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
}

/** The hash that goes into the file names of a set: of what is in the files, so a name never changes its content. */
export function contentHash(products: readonly Product[]): string {
  return digest(products.flatMap(({ name, bytes }) => [name, bytes])).slice(0, 8);
}
