import { parseJson } from '../parse-json';
import type { Sql } from './database';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Why an access token is refused although its signature may be valid, as `private.check_request` does on hosted
 * Supabase: it is meant for another service, or its session has ended. The signature is the library's to verify.
 * @returns undefined when the token, or a request without one, is let through
 */
export async function refusalOf(sql: Sql, authorization = ''): Promise<string | undefined> {
  const { role, aud } = claimsOf(authorization);
  if (role === 'authenticated' && aud !== 'authenticated') return 'The token is not for this service.';
  const session = sessionOf(authorization);
  if (session === null) return undefined;
  const found = await sql('select from auth.sessions where id = $1', [session]);
  return found.length === 0 ? 'The session has ended.' : undefined;
}

/** The session that an access token names; null when it names none. */
export function sessionOf(authorization: string): string | null {
  const { session_id: id } = claimsOf(authorization);
  return typeof id === 'string' && UUID.test(id) ? id : null;
}

/** The claims of an access token (RFC 7519), unverified; none when it cannot be read. */
function claimsOf(authorization: string): Record<string, unknown> {
  const payload = /^Bearer [\w-]+\.([\w-]+)\./.exec(authorization)?.[1];
  return Object(parseJson(Buffer.from(payload ?? '', 'base64url').toString())) as Record<string, unknown>;
}
