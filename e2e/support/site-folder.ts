import { join } from 'node:path';
import { ROOT } from '../../tools/release/paths';

/** The site of the tests; not `.site`, which a running `npm start` may use. */
export const E2E_SITE = join(ROOT, '.cache/e2e-site');

/** The signing key of the tests' site. */
export const E2E_KEY = join(ROOT, '.cache/e2e-keys/signing.pem');

/** The file that names the folder into which the site's backend writes its mails. */
export const E2E_MAILS = join(ROOT, '.cache/e2e-mails.txt');
