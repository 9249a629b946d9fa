import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { Target } from './target';

// These functions run in Node's thread pool, so several files are compressed in parallel.
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

const BEST = 11;
/** Takes 2 % of the time of the best quality, for 8 % more bytes. */
const QUICK = 5;
/**
 * Used for pages, which every release writes: a third of the time of the best quality, for 1.6 % more bytes.
 */
const PAGES = 10;
/**
 * Bytes that a server may send before the first acknowledgment: ten segments (RFC 6928) without encryption
 * and headers. A page that is slightly larger gets the best quality.
 */
export const INITIAL_WINDOW_BYTES = 14_000;
const JUST_BEHIND = 1.025 * INITIAL_WINDOW_BYTES;

const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|xml|webmanifest)$/;

/**
 * The files written for one file, in this order: its brotli and gzip forms, if compressible, and the plain
 * file.
 */
export type Forms = [path: string, content: Buffer][];

/** Makes the compressed forms that static hosts expect beside a file. */
export async function compress(path: string, content: Buffer | string, quick = false): Promise<Forms> {
  const plain = Buffer.from(content);
  if (!COMPRESSIBLE.test(path)) return [[path, plain]];
  const [brotli, gzipped] = await Promise.all([
    quick ? toQuality(plain, QUICK) : path.endsWith('.html') ? pageToBrotli(plain) : toQuality(plain, BEST),
    toGzip(plain, { level: quick ? 1 : 9 }),
  ]);
  return [
    [`${path}.br`, brotli],
    [`${path}.gz`, gzipped],
    [path, plain],
  ];
}

const toQuality = (plain: Buffer, quality: number): Promise<Buffer> =>
  toBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });

async function pageToBrotli(plain: Buffer): Promise<Buffer> {
  const quick = await toQuality(plain, PAGES);
  return quick.length > INITIAL_WINDOW_BYTES && quick.length <= JUST_BEHIND ? toQuality(plain, BEST) : quick;
}

/** Writes a file's compressed forms and then the file itself. */
export async function writeForms(target: Target, forms: Forms): Promise<void> {
  for (const [path, content] of forms) await target.write(path, content);
}

/** Makes and writes a file's forms. */
export async function writeCompressed(target: Target, path: string, content: Buffer | string): Promise<void> {
  await writeForms(target, await compress(path, content, target.quick));
}

/**
 * Reads a published file as every visitor gets it: the plain file and its compressed forms, decompressed.
 * @returns null for a form that is missing or can't be decompressed
 */
export async function readForms(target: Target, path: string): Promise<(Buffer | null)[]> {
  const read = async (form: string, decompress: (content: Buffer) => Promise<Buffer>) => {
    const content = await target.read(path + form);
    return content && decompress(content).catch(() => null);
  };
  const plain = read('', async (content) => content);
  if (!COMPRESSIBLE.test(path)) return [await plain];
  return Promise.all([plain, read('.br', fromBrotli), read('.gz', fromGzip)]);
}
