import { parseUrl } from '@marisma/area-kit/browser';

/** The mails of the auth service whose link this site redeems. */
const MAIL_TYPES = ['signup', 'invite', 'recovery', 'magiclink', 'email_change'] as const;

/** The link of a mail: `/auth#token_hash=…&type=…`, as the templates in supabase/templates write it. */
export interface MailLink {
  kind: 'mail';
  tokenHash: string;
  type: (typeof MAIL_TYPES)[number];
}

/** The contents of a link of the auth service, read from the address. Anybody can write such an address. */
export type AuthLink =
  | MailLink
  /** A session. It is never used: it may belong to the account of the link's sender. */
  | { kind: 'session' }
  /** A code that only the browser that asked for it can exchange for a session (PKCE, RFC 7636). */
  | { kind: 'code' }
  /** The code of a refusal, such as `otp_expired`. The description in the address is never shown. */
  | { kind: 'refusal'; code: string };

/**
 * @param url the whole address, `location.href`
 * @returns null when the address carries nothing of the kind
 */
export function readAuthLink(url: string): AuthLink | null {
  const address = parseUrl(url);
  if (!address) return null;
  const { hash, searchParams } = address;
  const fragment = new URLSearchParams(hash.slice(1));
  const read = (name: string) => fragment.get(name) ?? searchParams.get(name);
  if (read('access_token') !== null) return { kind: 'session' };
  if (['error', 'error_code', 'error_description'].some((name) => read(name) !== null))
    return { kind: 'refusal', code: read('error_code') ?? read('error') ?? '' };
  return read('code') === null ? readMailLink(hash) : { kind: 'code' };
}

/** @returns null for a fragment that is not the link of a mail */
export function readMailLink(hash: string): MailLink | null {
  const fragment = new URLSearchParams(hash.slice(1));
  const tokenHash = fragment.get('token_hash');
  const type = MAIL_TYPES.find((known) => known === fragment.get('type'));
  return tokenHash && type ? { kind: 'mail', tokenHash, type } : null;
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
