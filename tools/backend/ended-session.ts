import type { Sql } from './database';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Whether an access token belongs to a session that has ended, as `private.check_request` asks on hosted Supabase.
 * The token is not verified here: the library does that.
 */
export async function hasEnded(sql: Sql, authorization = ''): Promise<boolean> {
  const session = sessionOf(authorization);
  return session !== null && (await sql('select from auth.sessions where id = $1', [session])).length === 0;
}

/** The session that an access token (RFC 7519) names; null when it names none. */
export function sessionOf(authorization: string): string | null {
  const payload = /^Bearer [\w-]+\.([\w-]+)\./.exec(authorization)?.[1];
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
    const { session_id: id } = Object(claims) as { session_id?: unknown };
    return typeof id === 'string' && UUID.test(id) ? id : null;
  } catch {
    return null;
  }
}
