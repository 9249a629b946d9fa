import { readUrl } from '@marisma/area-kit/browser';

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
  const url = readUrl(address);
  if (!url) return null;
  const { protocol, hostname, origin } = url;
  if ((protocol !== 'http:' && protocol !== 'https:') || !LOOPBACK.includes(hostname)) return null;
  if (address !== origin && !address.startsWith(`${origin}/`)) return null;
  return new URL('area.json', url).href;
}
