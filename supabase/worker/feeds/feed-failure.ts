/** Why a calendar was not read, as a word that the desk translates. */
export class FeedFailure extends Error {
  constructor(readonly word: string) {
    super(`The calendar was not read: ${word}`);
  }
}

const WORDS: [pattern: RegExp, word: string][] = [
  [/^(ENOTFOUND|EAI_)/, 'dns'],
  [/^(ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL)$/, 'refused'],
  [/^(ECONNRESET|EPIPE|HPE_|ERR_STREAM_PREMATURE_CLOSE|Z_)/, 'cut_off'],
  [/^(ETIMEDOUT|ABORT_ERR|ESOCKETTIMEDOUT)$/, 'timeout'],
  [/CERT|TLS|SSL|EPROTO|SELF_SIGNED|ISSUER|LEAF_SIGNATURE/, 'tls'],
];

/** The word for any failure. */
export function wordOf(error: unknown): string {
  if (error instanceof FeedFailure) return error.word;
  const { code, name } = Object(error) as { code?: unknown; name?: string };
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  const found = WORDS.find(([pattern]) => typeof code === 'string' && pattern.test(code));
  return found?.[1] ?? 'unreachable';
}
