/** What the throttle needs to know of a call of the auth API. */
export interface AuthCall {
  path: string;
  grant: string | null;
  /** E-mail address in lower case, as the library compares it; empty when none was sent. */
  email: string;
}

const TEXTS = ['email', 'phone', 'token', 'token_hash', 'type', 'password', 'refresh_token'];

/**
 * Reads a call of the auth API as the library will.
 * @returns null for what could be read in two ways and no client sends: a query name given twice, a body that is
 * no JSON object, or something else than a text where a text belongs
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
