import type { Registry, Release } from '@marisma/shared/contract';
import { INTEGRITY_HOOK } from '@marisma/shared/integrity-hook';
import { allBuildsOf } from './registry-builds';

const digests = new Map<string, string>();

/** Forgets the query that a retry adds, and makes a path absolute. */
const keyOf = (url: string): string => {
  const { origin, pathname } = new URL(url, document.baseURI);
  return origin + pathname;
};

/**
 * Learns the digest of every file of every build that the registry knows, and hands them to the areas'
 * chunk loaders. An unknown script has no digest and is refused: fail closed.
 */
export function trustRegistry(registry: Registry): void {
  trustReleases(allBuildsOf(registry));
  Object.assign(globalThis, { [INTEGRITY_HOOK]: digestOf });
}

/** Learns the digests of more builds. */
export function trustReleases(releases: Release[]): void {
  for (const release of releases) {
    for (const [file, digest] of Object.entries(release.integrity)) {
      digests.set(keyOf(release.url + file), digest);
    }
  }
}

/** @throws Error for a URL that is no file of a released build */
export function digestOf(url: string): string {
  const digest = digests.get(keyOf(url));
  if (!digest) throw new Error(`No released build has ${url}: refused`);
  return digest;
}

/** How long the question below may take; whoever asks has lost time already. */
const ASK_TIMEOUT = 2500;

/** Asked only after a failure: was the file there, but another one than was released? */
export async function isAltered(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(ASK_TIMEOUT) });
    if (!response.ok) return false;
    const hash = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
    return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` !== digestOf(url);
  } catch {
    return false;
  }
}
