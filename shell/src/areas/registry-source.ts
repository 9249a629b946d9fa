import type { SimpleStorage } from '../session/safe-storage';
import { parseRegistry, RegistryError, type ParsedRegistry } from '@marisma/shared/contract';

export const REGISTRY_URL = '/registry.json';
const INLINED = 'marisma-registry';
const STORAGE_KEY = 'marisma.registry';
const TIMEOUT = 5000;

export interface RegistryResult extends ParsedRegistry {
  /** Where it came from; `none` means that no area can be shown. */
  source: 'page' | 'network' | 'last-good' | 'none';
  /** Why better sources were passed over. */
  problems: string[];
}

const EMPTY: ParsedRegistry = { registry: { schema: 1, revision: 0, areas: {} }, rejected: {} };

/**
 * Finds the registry: in the page itself, else from the site, else the last good one of this browser.
 * Never throws: without any, the frame stands with no areas and the reasons are in `problems`.
 */
export async function findRegistry(storage: SimpleStorage): Promise<RegistryResult> {
  const problems: string[] = [];
  const sources = [
    ['page', () => readInlined()],
    ['network', () => fetchRegistry()],
    ['last-good', () => Promise.resolve(storage.getItem(STORAGE_KEY))],
  ] as const;
  for (const [source, read] of sources) {
    try {
      const text = await read();
      if (text === null) continue;
      const parsed = parseRegistry(parseJson(text));
      if (source !== 'last-good') storage.setItem(STORAGE_KEY, text);
      return { ...parsed, source, problems };
    } catch (error) {
      problems.push(`${source}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { ...EMPTY, source: 'none', problems };
}

/** @throws RegistryError when the site has none; other errors when it is out of reach */
export async function fetchRegistry(): Promise<string> {
  const response = await fetch(REGISTRY_URL, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new RegistryError(`${REGISTRY_URL} answered ${response.status}`);
  return response.text();
}

async function readInlined(): Promise<string | null> {
  return document.getElementById(INLINED)?.textContent ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RegistryError('not JSON');
  }
}
