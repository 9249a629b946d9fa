import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCompressed } from './compress';
import type { Target } from './target';

/** Copies pictures and icons that the site does not have yet; hashed names never change their content. */
export async function publishMedia(target: Target, source: string): Promise<void> {
  const published = new Set(await target.list('media'));
  for (const file of await readdir(source)) {
    const hashed = /\.[0-9a-f]{8}\.\w+$/.test(file);
    if (hashed && published.has(file)) continue;
    await writeCompressed(target, `media/${file}`, await readFile(join(source, file)));
  }
}
