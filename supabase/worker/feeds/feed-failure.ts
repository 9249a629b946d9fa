/** Why a calendar was not read, as a code for which the desk has a text. */
export class FeedFailure extends Error {
  constructor(readonly code: string) {
    super(`The calendar was not read: ${code}`);
  }
}

const CODES: [pattern: RegExp, code: string][] = [
  [/^(ENOTFOUND|EAI_)/, 'dns'],
  [/^(ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL)$/, 'refused'],
  [/^(ECONNRESET|EPIPE|HPE_|ERR_STREAM_PREMATURE_CLOSE|Z_)/, 'cut_off'],
  [/^(ETIMEDOUT|ABORT_ERR|ESOCKETTIMEDOUT)$/, 'timeout'],
  [/CERT|TLS|SSL|EPROTO|SELF_SIGNED|ISSUER|LEAF_SIGNATURE/, 'tls'],
];

/** The code of any failure. */
export function codeOfFailure(error: unknown): string {
  if (error instanceof FeedFailure) return error.code;
  const { code, name } = Object(error) as { code?: unknown; name?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  const found = CODES.find(([pattern]) => typeof code === 'string' && pattern.test(code));
  return found?.[1] ?? 'unreachable';
}
