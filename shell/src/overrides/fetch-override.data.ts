import { areaManifest, isCompatible, type Release } from '@marisma/area-kit/contract';
import { AreaFault } from '../areas/area-fault';
import type { KeptOverride } from './kept-overrides';

const TIMEOUT_MS = 4000;

/**
 * Fetches an area's build description from a developer's server. Its digests come from the same server as its
 * code, so they only detect an incomplete build.
 * @throws AreaFault with the reason, and a message that helps to find the cause
 */
export async function fetchOverride({ area, url }: Pick<KeptOverride, 'area' | 'url'>): Promise<Release> {
  const parsed = areaManifest.safeParse(await fetchJson(url));
  if (!parsed.success) throw new AreaFault('manifest-invalid', parsed.error.message);
  const { name, contract } = parsed.data;
  if (name !== area) throw new AreaFault('manifest-invalid', `it is the area ${name}`);
  if (!isCompatible(contract)) throw new AreaFault('contract-mismatch', `it needs contract ${contract}`);
  return { ...parsed.data, url: new URL('.', url).href };
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    cache: 'no-store',
    credentials: 'omit',
    // A redirect could lead to another machine.
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new AreaFault('manifest-unreachable', 'no answer that this page may read', { cause });
  });
  if (!response.ok) throw new AreaFault('manifest-unreachable', `answered ${response.status}`);
  return response.json().catch((cause: unknown) => {
    throw new AreaFault('manifest-invalid', 'not JSON', { cause });
  });
}
