export interface Origin {
  pathname: string;
  search: string;
  hash: string;
}

const MAX_LENGTH = 2048;
// A base that is never the visitor's site: a value that resolves to another origin is not a path.
const BASE = 'https://origin.invalid';

/** Navigation state with the location that /auth returns to. */
export const originState = ({ pathname, search, hash }: Origin): { from: Origin } => ({
  from: { pathname, search, hash },
});

/**
 * Reads the origin from navigation state, which is untrusted: history state survives reloads and any script
 * can set it. Only a path of this site is accepted (CWE-601, open redirect).
 * @param state `location.state`, of unknown shape
 * @returns null unless it is clearly a path on this site; never throws
 */
export function readOrigin(state: unknown): Origin | null {
  try {
    const from = (state as { from?: unknown } | null)?.from;
    const written = typeof from === 'string' ? from : joinParts(from);
    return written === null ? null : parsePath(written);
  } catch {
    return null;
  }
}

function joinParts(from: unknown): string | null {
  if (typeof from !== 'object' || from === null) return null;
  const { pathname, search = '', hash = '' } = from as Record<keyof Origin, unknown>;
  if (typeof pathname !== 'string' || typeof search !== 'string' || typeof hash !== 'string') return null;
  const shaped = !/[?#]/.test(pathname) && /^(\?[^#]*)?$/.test(search) && /^(#.*)?$/.test(hash);
  return shaped ? pathname + search + hash : null;
}

function parsePath(written: string): Origin | null {
  if (written.length > MAX_LENGTH || !written.startsWith('/') || !isPlain(written)) return null;
  const url = new URL(written, BASE);
  if (url.origin !== BASE) return null;
  // Later code may decode an encoded slash, backslash or dot, so the decoded path is checked.
  const path = decodeFully(written.split(/[?#]/)[0] ?? '');
  if (path === null || !isPlain(path) || path.includes('//') || /\/\.{1,2}(\/|$)/.test(path)) return null;
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}

/** Whether a text has no backslash, control character or white space, including invisible characters. */
const isPlain = (text: string): boolean => !/[\\\p{Cc}\p{Cf}\p{Z}]/u.test(text);

function decodeFully(path: string): string | null {
  let text = path;
  for (let round = 0; round < 4; round += 1) {
    const decoded = decodeURIComponent(text);
    if (decoded === text) return text;
    text = decoded;
  }
  return null;
}
