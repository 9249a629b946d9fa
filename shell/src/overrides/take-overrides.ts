import type { SimpleStorage } from '@marisma/area-kit/browser';
import { keep, LIFETIME_MS, readKept, type KeptOverride } from './kept-overrides';
import { dropRequests, manifestUrlOf, readRequests } from './override-address';

export interface TakenOverrides {
  kept: KeptOverride[];
  /** Areas whose requested address is not allowed; no request is sent there. */
  refused: string[];
}

interface Browser {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'state' | 'replaceState'>;
  storage: SimpleStorage;
  now: number;
}

/**
 * This tab's overrides: the stored ones, changed by the address's parameters, which are removed from the
 * address.
 */
export function takeOverrides({ location, history, storage, now }: Browser): TakenOverrides {
  const { pathname, search, hash } = location;
  const kept = new Map(readKept(storage, now).map((override) => [override.area, override]));
  const refused: string[] = [];
  const requests = readRequests(search);
  for (const [area, address] of requests) {
    const url = manifestUrlOf(address);
    if (url) kept.set(area, { area, url, until: now + LIFETIME_MS });
    else if (address === '') kept.delete(area);
    else refused.push(area);
  }
  keep(storage, [...kept.values()]);
  // Otherwise a reload or a shared link would set the override again.
  if (requests.size > 0) history.replaceState(history.state, '', pathname + dropRequests(search) + hash);
  return { kept: [...kept.values()], refused };
}

/** Ends an area's override from the next page load on. */
export function dropOverride(storage: SimpleStorage, area: string, now: number): void {
  keep(
    storage,
    readKept(storage, now).filter((override) => override.area !== area),
  );
}
