import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCompressed } from '../../release/targets/compress';
import { folderTarget } from '../../release/targets/target';
import { stripScripts } from './strip-scripts';

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
