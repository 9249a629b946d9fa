import { join } from 'node:path';
import { ROOT } from '../../tools/release/paths';

/** The site that the journeys run on; apart from `.site`, so that a running `npm start` is left alone. */
export const E2E_SITE = join(ROOT, '.cache/e2e-site');

/** What the journeys' site is signed with. */
export const E2E_KEY = join(ROOT, '.cache/e2e-keys/signing.pem');
