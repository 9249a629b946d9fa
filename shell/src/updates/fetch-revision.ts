import { REGISTRY_URL } from '../areas/registry-source';

const TIMEOUT_MS = 5000;

/**
 * The site's current revision. It is not checked for a signature: a forged number only causes a page load,
 * which checks everything.
 * @throws Error when the site can't be reached or has no readable registry
 */
export async function fetchRevision(): Promise<number> {
  const response = await fetch(REGISTRY_URL, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${REGISTRY_URL} answered ${response.status}`);
  const { revision } = (await response.json()) as { revision?: unknown };
  if (typeof revision !== 'number') throw new Error(`${REGISTRY_URL} has no revision`);
  return revision;
}
