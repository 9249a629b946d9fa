import type { Release } from '@marisma/area-kit/contract';
import { LIBRARIES_FILE } from '@marisma/area-kit/build';
import { digest } from '../../../shared/build/digest';
import { readUpTo } from '../../../supabase/worker/read-up-to';
import { inParallel } from '../targets/in-parallel';
import { StatementRefused } from './statement';
import { MOST_BYTES, type SubmittedBuild } from './read-build';

const AT_ONCE = 8;
const TIMEOUT_MS = 20_000;

/** The files of a build on another host that the site keeps as well, because releases read them. */
export const isNeededHere = ({ server }: Release, file: string): boolean =>
  ['area.json', LIBRARIES_FILE, server?.file].includes(file);

/**
 * Requests every file of a build from the team's host, as a browser does: with the site's permission to read it, and
 * with the released content.
 * @param url the build's folder
 * @throws StatementRefused for the first file that browsers would not take
 */
export async function checkHost(url: string, { statement, manifest }: SubmittedBuild): Promise<void> {
  await inParallel(AT_ONCE, Object.entries(manifest.integrity), async ([file, expected]) => {
    const fault = await findFault(url + file, expected);
    if (fault) throw new StatementRefused(`${statement.area} can't be released: ${url}${file} ${fault}.`);
  });
}

async function findFault(url: string, expected: string): Promise<string | undefined> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  );
  if (!answer) return 'does not answer';
  if (!answer.ok) return `answers ${answer.status}`;
  if (answer.headers.get('access-control-allow-origin') !== '*')
    return 'is not open to other sites: the answer has no Access-Control-Allow-Origin: *';
  const body = (answer.body ?? []) as AsyncIterable<Uint8Array>;
  // Leaving the body ends the request.
  const content = await readUpTo(body, MOST_BYTES).catch(() => null);
  if (content === undefined) return `has more than ${MOST_BYTES / 1e6} MB`;
  if (!content) return 'does not answer';
  if (digest(content) !== expected) return 'is not what the statement says';
  return undefined;
}
