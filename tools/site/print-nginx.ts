import { SITE } from '../release/paths';
import { folderTarget } from '../release/target';
import { writeNginxConf } from './nginx';
import { readSiteFacts } from './site-facts';

/** Prints the configuration for the published folder: `npm run -s nginx-conf -- example.com > marisma.conf`. */
const [serverName = '_', root = SITE] = process.argv.slice(2);
const target = folderTarget(SITE);
const redirects = (await target.read('_redirects'))?.toString('utf8') ?? '';
const facts = await readSiteFacts(target.read);
process.stdout.write(writeNginxConf({ root, serverName, listen: '80', redirects, ...facts }));
