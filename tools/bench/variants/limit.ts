import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCompressed } from '../../release/targets/compress';
import { folderTarget } from '../../release/targets/target';

/**
 * Makes a copy of the released pages without scripts: the lower limit of load times for the same content.
 * @param site the released folder
 * @param folder the folder for the pages and all other files except scripts; the file of hashes is needed for
 * the content-security policy, which would otherwise block the styles
 */
export async function makeLimit(site: string, folder: string): Promise<void> {
  await cp(site, folder, { recursive: true, filter: (file) => !/\.js(\.br|\.gz)?$/.test(file) });
  const target = folderTarget(folder);
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const html = await readFile(join(folder, file), 'utf8');
    await writeCompressed(target, file, stripScripts(html));
  }
}

/** Removes every script and every hint that loads a script; keeps markup, styles, pictures and fonts. */
export const stripScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*>/gi, (link) => (fetchesScript(link) ? '' : link));

const fetchesScript = (link: string): boolean =>
  /rel="?modulepreload/i.test(link) || (/rel="?(preload|prefetch)/i.test(link) && /as="?script/i.test(link));
