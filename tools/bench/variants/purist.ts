import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCompressed } from '../../release/targets/compress';
import { folderTarget } from '../../release/targets/target';
import { hashStyles, INLINE_HASHES_FILE, mergeHashes } from '../../site/inline-hashes';
import { PAGES } from '../pages';

const SOURCES = join(import.meta.dirname, 'purist');

/**
 * Writes the public pages as somebody writes them who wants nothing but speed: by hand, with the product's
 * words and pictures, the system's fonts and no script. Pages without such a file are not written.
 * @param site the released folder, for its pictures
 */
export async function makePurist(site: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(join(site, 'media'), join(folder, 'media'), { recursive: true });
  const target = folderTarget(folder);
  const pictures = await readdir(join(site, 'media'));
  const styles: string[] = [];
  for (const { name, path } of PAGES.filter(({ account }) => !account)) {
    const html = namePictures(await readFile(join(SOURCES, `${name}.html`), 'utf8'), pictures);
    styles.push(...hashStyles(html));
    await writeCompressed(target, join(path.slice(1), 'index.html'), html);
  }
  await target.write(INLINE_HASHES_FILE, JSON.stringify(mergeHashes({ styles, scripts: [] })));
}

/**
 * Adds the digest to the name of each picture: the product changes it with the picture.
 * @throws Error for a picture that the product no longer has
 */
export function namePictures(html: string, pictures: readonly string[]): string {
  const published = new Map(pictures.map((file) => [file.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, ''), file]));
  return html.replace(/\/media\/([\w.-]+)/g, (_address, name: string) => {
    const file = published.get(name);
    if (!file) throw new Error(`The purist page shows ${name}, which the site does not have`);
    return `/media/${file}`;
  });
}
