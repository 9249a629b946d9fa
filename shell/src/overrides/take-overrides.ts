import { readJson, type SimpleStorage } from '@marisma/area-kit/browser';
import { dropRequests, manifestUrlOf, readRequests } from './override-address';

const KEY = 'marisma.overrides';

/** By area, the URL of the `area.json` that takes the place of the released one in this tab. */
export type Overrides = Record<string, string>;

/** Stored values are validated again, because other code may have written them. */
function readKept(storage: SimpleStorage): Overrides {
  const entries = Object.entries((readJson(storage, KEY) ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && manifestUrlOf(entry[1]) === entry[1],
    ),
  );
}

function keep(storage: SimpleStorage, overrides: Overrides): void {
  if (Object.keys(overrides).length === 0) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(overrides));
}

interface Browser {
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  history: Pick<History, 'state' | 'replaceState'>;
  storage: SimpleStorage;
}

/**
 * This tab's overrides: the stored ones, changed by the address's parameters, which are removed from the
 * address. No request is sent for the areas in `refused`, whose address is not allowed.
 */
export function takeOverrides({ location, history, storage }: Browser) {
  const { pathname, search, hash } = location;
  const kept = readKept(storage);
  const refused: string[] = [];
  const requests = readRequests(search);
  for (const [area, address] of requests) {
    const url = manifestUrlOf(address);
    if (url) kept[area] = url;
    else if (address === '') delete kept[area];
    else refused.push(area);
  }
  keep(storage, kept);
  // Otherwise a reload or a shared link would set the override again.
  if (requests.size > 0) history.replaceState(history.state, '', pathname + dropRequests(search) + hash);
  return { kept, refused };
}

/** Ends an area's override from the next page load on. */
export function dropOverride(storage: SimpleStorage, area: string): void {
  const { [area]: _dropped, ...others } = readKept(storage);
  keep(storage, others);
}
