/** A place on this site, as the router takes it. */
export interface Origin {
  pathname: string;
  search: string;
  hash: string;
}

const MAX_LENGTH = 2048;
// A base that can't be a visitor's own site: what resolves to another origin is not a path.
const BASE = 'https://origin.invalid';

/** Navigation state that tells /auth where the visitor was going. */
export const originState = ({ pathname, search, hash }: Origin): { from: Origin } => ({
  from: { pathname, search, hash },
});

/**
 * Reads the origin out of navigation state, which anybody may have written: history state survives reloads
 * and can be set by any script. Only a path of this site comes through (CWE-601, open redirect).
 * @param state `location.state`, of unknown shape
 * @returns null for everything that is not plainly a path on this site; never throws
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
  // An encoded slash, backslash or dot may be decoded further down the line: judge what it would become.
  const path = decodeFully(written.split(/[?#]/)[0] ?? '');
  if (path === null || !isPlain(path) || path.includes('//') || /\/\.{1,2}(\/|$)/.test(path)) return null;
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}

/** No backslash, control character or white space, visible or not. */
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
