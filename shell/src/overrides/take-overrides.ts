import { readJson, parseUrl, type SimpleStorage } from '@marisma/area-kit/browser';

/**
 * Hosts that are always this machine (RFC 6761, RFC 1122). A content-security policy can name them, unlike
 * `[::1]`.
 */
const LOOPBACK = ['localhost', '127.0.0.1'];

const PARAMETER = /^area\.([a-z][a-z0-9-]{0,30})$/;

/** Overrides requested by a page's address, by area: the build's address, or '' to end the override. */
export function readRequests(search: string): Map<string, string> {
  const requests = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(search)) {
    const area = PARAMETER.exec(key)?.[1];
    if (area !== undefined) requests.set(area, value);
  }
  return requests;
}

/** Removes from a query the parameters of `readRequests`; the rest is unchanged. */
export function dropRequests(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => readRequests(`?${part}`).size === 0);
  return kept.join('&') && `?${kept.join('&')}`;
}

/**
 * The URL of an override's `area.json`: the address itself, or the file in the named folder or beside the
 * named file.
 * @returns null unless it is http(s) on this machine and in the browser's own spelling, so that it can't be
 *   read as another host
 */
export function manifestUrlOf(address: string): string | null {
  const url = parseUrl(address);
  if (!url) return null;
  const { protocol, hostname, origin } = url;
  if ((protocol !== 'http:' && protocol !== 'https:') || !LOOPBACK.includes(hostname)) return null;
  if (address !== origin && !address.startsWith(`${origin}/`)) return null;
  return new URL('area.json', url).href;
}

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
