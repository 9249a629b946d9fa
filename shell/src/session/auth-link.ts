/** The contents of a link of the auth service, read from the address. Anybody can write such an address. */
export interface AuthLink {
  /** Id of the account that the link's token signs in to; null when there is no readable token. */
  userId: string | null;
  /** Code of a refusal, such as `otp_expired`; null when the link is no refusal. The description is never shown. */
  refusal: string | null;
}

const NAMES = ['access_token', 'error', 'error_code', 'error_description', 'code'];

/**
 * @param url the whole address, `location.href`
 * @returns null when the address carries nothing of the kind
 */
export function readAuthLink(url: string): AuthLink | null {
  if (!URL.canParse(url)) return null;
  const { hash, searchParams } = new URL(url);
  const fragment = new URLSearchParams(hash.slice(1));
  const read = (name: string) => fragment.get(name) ?? searchParams.get(name);
  const isRecovery = fragment.get('type') === 'recovery';
  if (!isRecovery && NAMES.every((name) => read(name) === null)) return null;
  const isRefusal = ['error', 'error_code', 'error_description'].some((name) => read(name) !== null);
  return {
    userId: userOf(fragment.get('access_token') ?? ''),
    refusal: isRefusal ? (read('error_code') ?? read('error') ?? '') : null,
  };
}

/** Id of the account that a token names; only the service can verify the token. */
export function userOf(token: string): string | null {
  const { sub } = readClaims(token);
  return typeof sub === 'string' ? sub : null;
}

/** The claims of a token (RFC 7519), unverified; empty when the token cannot be read. */
export function readClaims(token: string): Record<string, unknown> {
  try {
    const payload = token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
