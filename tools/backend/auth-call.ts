/** The parts of an auth API call that the throttle reads. */
export interface AuthCall {
  path: string;
  grant: string | null;
  /** E-mail address in lower case, as the library compares addresses; empty when the call has none. */
  email: string;
}

const TEXTS = ['email', 'phone', 'token', 'token_hash', 'type', 'password', 'refresh_token'];

/**
 * Reads a call of the auth API the same way as the library.
 * @returns null for an ambiguous call, which no client sends: a repeated query name, a body that is not a
 * JSON object, or a value that should be a string and is not
 */
export function readAuthCall(url: URL, body: string): AuthCall | null {
  const names = [...url.searchParams.keys()];
  if (new Set(names).size < names.length) return null;
  const sent = body === '' ? {} : parseObject(body);
  if (!sent || TEXTS.some((name) => !['string', 'undefined'].includes(typeof (sent[name] ?? undefined))))
    return null;
  const email = typeof sent.email === 'string' ? sent.email : '';
  return {
    path: url.pathname,
    grant: url.searchParams.get('grant_type'),
    email: email.trim().toLowerCase().slice(0, 255),
  };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject ? (parsed as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
