import { SITE } from '../release/paths';
import { folderTarget } from '../release/target';
import { writeNginxConf } from './nginx';
import { readSiteFacts } from './site-facts';

/** Writes the nginx configuration for the published folder: `npm run -s release -- nginx-conf example.com`. */
export async function printNginxConf(serverName: string, root = SITE): Promise<string> {
  const target = folderTarget(SITE);
  const redirects = (await target.read('_redirects'))?.toString('utf8') ?? '';
  const facts = await readSiteFacts(target.read);
  return writeNginxConf({ root, serverName, listen: '80', redirects, ...facts }).trimEnd();
}
