import { parseJson } from '../parse-json';
import { sessionOf } from './access-token';

/** The parts of an auth API call that the throttle reads. */
export interface AuthCall {
  path: string;
  grant: string | null;
  /** The session that the access token names, unverified: the library verifies the token. */
  session: string | null;
  /** E-mail address in lower case, as the library compares addresses; empty when the call has none. */
  email: string;
  /** The other values of the body; empty when the call has none. */
  type: string;
  password: string;
  currentPassword: string;
  refreshToken: string;
}

const TEXTS = [
  'email',
  'phone',
  'token',
  'token_hash',
  'type',
  'password',
  'current_password',
  'refresh_token',
] as const;

/**
 * Reads a call of the auth API the same way as the library.
 * @returns null for an ambiguous call, which no client sends: a repeated query name, a body that is not a
 * JSON object, or a value that should be a string and is not
 */
export function readAuthCall(url: URL, body: string, authorization = ''): AuthCall | null {
  const names = [...url.searchParams.keys()];
  if (new Set(names).size < names.length) return null;
  const sent = body === '' ? {} : parseObject(body);
  if (!sent || TEXTS.some((name) => !['string', 'undefined'].includes(typeof (sent[name] ?? undefined))))
    return null;
  const text = (name: (typeof TEXTS)[number]) => {
    const value = sent[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    path: url.pathname,
    grant: url.searchParams.get('grant_type'),
    session: sessionOf(authorization),
    email: text('email').trim().toLowerCase().slice(0, 255),
    type: text('type'),
    password: text('password'),
    currentPassword: text('current_password'),
    refreshToken: text('refresh_token'),
  };
}

function parseObject(text: string): Record<string, unknown> | null {
  const parsed = parseJson(text);
  const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
  return isObject ? (parsed as Record<string, unknown>) : null;
}
