import type { Registry } from '@marisma/area-kit/contract';
import { digestInName, INTEGRITY_HOOK } from '@marisma/area-kit/integrity-hook';

const digests = new Map<string, string>();

/** Drops the query that a retry adds, and makes a path absolute. */
const keyOf = (url: string): string => {
  const { origin, pathname } = new URL(url, document.baseURI);
  return origin + pathname;
};

/**
 * Stores the digests of all files of all builds in the registry and gives them to the areas' chunk loaders. A
 * script without a digest is refused (fail closed).
 */
export function trustRegistry({ areas }: Registry): void {
  for (const { canary, live, previous } of Object.values(areas)) {
    for (const { url, integrity } of [...(canary ? [canary.release] : []), live, ...previous]) {
      for (const [file, digest] of Object.entries(integrity)) digests.set(keyOf(url + file), digest);
    }
  }
  Object.assign(globalThis, { [INTEGRITY_HOOK]: digestOf });
}

/** @throws Error for a URL that is no file of a released build */
export function digestOf(url: string): string {
  const digest = digests.get(keyOf(url));
  if (!digest) throw new Error(`${url} is not a file of a released build`);
  return digest;
}

/** Short, because a load has already failed before this request; milliseconds. */
const TIMEOUT_MS = 2500;

/** Called only after a failure: tells whether the served file differs from the released one. */
export async function isAltered(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return false;
    const expected = digestInName(url) || digestOf(url);
    const [algorithm = ''] = expected.split('-');
    const hash = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), await response.arrayBuffer());
    return `${algorithm}-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` !== expected;
  } catch {
    return false;
  }
}
