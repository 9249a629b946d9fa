import { AUTH_STORAGE_KEY, OPENED_AREAS_KEY } from '@marisma/area-kit/page-marks';
import { request } from 'playwright';
import type { BenchPage } from './pages';

/**
 * The storage of a returning visitor, so that the first visit's notice is not shown. The cache is still
 * empty.
 */
const SEEN = { 'marisma.disclaimer-seen': '1', 'marisma.bucket': '50' };
/** The area that each account has opened after signing in, which the browser stores. */
const OPENED: Record<NonNullable<BenchPage['account']>, string> = {
  client: 'guest',
  admin: 'admin',
  owner: 'owner',
};
const DEMO_PASSWORD = 'Marisma-demo-1';

/** Signs in to a demo account. @returns the browser's storage after that */
export async function keepSession(
  origin: string,
  key: string,
  account: BenchPage['account'],
): Promise<Record<string, string>> {
  if (!account) return SEEN;
  const api = await request.newContext({ ignoreHTTPSErrors: true });
  const answer = await api.post(`${origin}/auth/v1/token?grant_type=password`, {
    headers: { apikey: key },
    data: { email: `${account}@marisma.test`, password: DEMO_PASSWORD },
  });
  const session = await answer.text();
  await api.dispose();
  if (!answer.ok()) throw new Error(`Signing in as ${account} failed: ${session}`);
  return { ...SEEN, [AUTH_STORAGE_KEY]: session, [OPENED_AREAS_KEY]: OPENED[account] };
}
