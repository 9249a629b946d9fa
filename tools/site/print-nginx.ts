import { SITE } from '../release/paths';
import { folderTarget } from '../release/targets/target';
import { writeNginxConf } from './nginx';
import { readSiteFacts } from './site-facts';

/** Where worker and collector listen when HOST and PORT do not say otherwise, on the machine of the site. */
const SERVERS = { worker: 'http://127.0.0.1:8080', collector: 'http://127.0.0.1:8081' };

// Prints the nginx configuration for the published folder: `npm run -s nginx-conf -- example.com [folder]`.
const [serverName = '_', root = SITE] = process.argv.slice(2);
const target = folderTarget(SITE);
const redirects = (await target.read('_redirects'))?.toString('utf8') ?? '';
const facts = await readSiteFacts(target.read);
console.log(writeNginxConf({ root, serverName, listen: '80', ...SERVERS, redirects, ...facts }).trimEnd());
