import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Target } from './target';

const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/;

/** Writes a file and, where it pays, its brotli and gzip forms beside it, as static hosts expect them. */
export async function writeCompressed(target: Target, path: string, content: Buffer | string): Promise<void> {
  const bytes = Buffer.from(content);
  if (COMPRESSIBLE.test(path)) {
    const quality = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    await target.write(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
    await target.write(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
  await target.write(path, bytes);
}
