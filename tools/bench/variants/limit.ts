import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeCompressed } from '../../release/compress';
import { folderTarget } from '../../release/target';
import { stripScripts } from './strip-scripts';

/**
 * The released pages with every script removed: what no page with the same words and pictures can be quicker than.
 * @param site the released folder
 * @param folder where the pages go, with all that is no script: the file of hashes too, which the policy is made
 *   from, or the pages would stand unstyled
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
