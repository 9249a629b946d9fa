import { AUTH_STORAGE_KEY, OPENED_AREAS_KEY } from '@marisma/area-kit/page-marks';
import { join } from 'node:path';
import { request } from 'playwright';
import { NO_LIMITS } from '../backend/auth-throttle';
import { startBackend } from '../backend/start-backend';
import { ROOT } from '../release/paths';
import { signRegistry } from '../release/registry/registry-store';
import { loadOrMakeSigner } from '../release/registry/signing';
import { releaseAll } from '../release/release';
import { folderTarget, type Target } from '../release/targets/target';

/** The folder of everything that the benchmark writes. */
export const BENCH = join(ROOT, '.cache/bench');
export const folderFor = (variant: string): string => join(BENCH, 'sites', variant);

/** Builds and releases changed packages, as `npm start` does, compressed as in production. */
export async function releaseProduct(log: (line: string) => void): Promise<Target> {
  const target = folderTarget(folderFor('product'), await loadOrMakeSigner(join(BENCH, 'keys/signing.pem')));
  await signRegistry(target);
  await releaseAll(target, log);
  return target;
}

/** Starts a backend in memory with the demo accounts, without the usual limit of sign-ins. */
export const startAccounts = () =>
  startBackend({
    dataDir: null,
    siteUrl: 'https://localhost',
    seedDemo: true,
    log: () => {},
    limits: NO_LIMITS,
  });

/** The storage of a returning visitor, so that the first visit's notice is not shown; the cache is still empty. */
const SEEN = { 'marisma.disclaimer-seen': '1', 'marisma.bucket': '50' };
/** The area that each account has opened after signing in, which the browser stores. */
const OPENED = { client: 'guest', admin: 'admin' };

/** The browser's storage of a visitor, who is signed in to a demo account if one is given. */
export async function storageOf(
  origin: string,
  key: string,
  account?: keyof typeof OPENED,
): Promise<Record<string, string>> {
  if (!account) return SEEN;
  const api = await request.newContext({ ignoreHTTPSErrors: true });
  const answer = await api.post(`${origin}/auth/v1/token?grant_type=password`, {
    headers: { apikey: key },
    data: { email: `${account}@marisma.test`, password: 'Marisma-demo-1' },
  });
  const session = await answer.text();
  await api.dispose();
  if (!answer.ok()) throw new Error(`Signing in as ${account} failed: ${session}`);
  return { ...SEEN, [AUTH_STORAGE_KEY]: session, [OPENED_AREAS_KEY]: OPENED[account] };
}
