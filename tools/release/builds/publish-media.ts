import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCompressed } from '../targets/compress';
import { inParallel } from '../targets/in-parallel';
import { WRITTEN_AT_ONCE } from './published-files';
import type { Target } from '../targets/target';

const HASHED = /\.[0-9a-f]{8}\.\w+$/;

/** Copies the pictures and icons that are missing on the site. The content of a hashed name never changes. */
export async function publishMedia(target: Target, source: string): Promise<void> {
  const published = new Set(await target.list('media'));
  const missing = (await readdir(source)).filter((file) => !HASHED.test(file) || !published.has(file));
  await inParallel(WRITTEN_AT_ONCE, missing, async (file) =>
    writeCompressed(target, `media/${file}`, await readFile(join(source, file))),
  );
}
