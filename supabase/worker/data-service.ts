import type { Database } from '../../shared/src/data/database';

type Functions = Database['public']['Functions'];

/**
 * Calls a function of the database, as the worker may.
 * @throws DataServiceError
 */
export type DataService = <Name extends keyof Functions>(
  name: Name,
  args: Functions[Name]['Args'],
) => Promise<Functions[Name]['Returns']>;

/** The data service did not answer, or not as agreed. */
export class DataServiceError extends Error {
  constructor(readonly code: string) {
    super(`The data service failed: ${code}`);
  }
}

const ANSWER_MS = 20_000;

/**
 * The data service at an address, called with the secret key. A legacy key is a token, which PostgREST expects in
 * `Authorization` as well.
 */
export function dataServiceAt(url: string, secretKey: string): DataService {
  const headers = {
    apikey: secretKey,
    'Content-Type': 'application/json',
    ...(secretKey.split('.').length === 3 && { Authorization: `Bearer ${secretKey}` }),
  };
  return async (name, args) => {
    const request = fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const answer = await request.catch((error: unknown) => {
      throw new DataServiceError(codeOf(error));
    });
    const body = await answer.text().catch(() => '');
    if (!answer.ok) throw new DataServiceError(String(answer.status));
    try {
      return JSON.parse(body || 'null');
    } catch {
      throw new DataServiceError('unreadable');
    }
  };
}

/** Node's code of a failed request, such as ECONNREFUSED; it names no host. */
function codeOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unreachable';
}
