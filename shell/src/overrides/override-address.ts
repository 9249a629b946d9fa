/** Hosts that are always this machine (RFC 6761, RFC 1122) and that a content-security policy can name, which `[::1]` is not. */
const LOOPBACK = ['localhost', '127.0.0.1'];

const PARAMETER = /^area\.([a-z][a-z0-9-]{0,30})$/;

/** What the address of a page asks for, by area: an address to take it from, or '' for the released one again. */
export function readRequests(search: string): Map<string, string> {
  const requests = new Map<string, string>();
  for (const [key, value] of new URLSearchParams(search)) {
    const area = PARAMETER.exec(key)?.[1];
    if (area !== undefined) requests.set(area, value);
  }
  return requests;
}

/** The same search without what `readRequests` reads; the rest stays to the letter. */
export function dropRequests(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => readRequests(`?${part}`).size === 0);
  return kept.join('&') && `?${kept.join('&')}`;
}

/**
 * The `area.json` that an override names: itself, or the one beside the file or in the folder that is named.
 * @returns null unless it is http(s) on this machine, spelled as the browser would spell it, so that nobody
 *   reads another host in it than the browser does
 */
export function manifestUrlOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const { protocol, hostname, origin } = url;
  if ((protocol !== 'http:' && protocol !== 'https:') || !LOOPBACK.includes(hostname)) return null;
  if (address !== origin && !address.startsWith(`${origin}/`)) return null;
  return new URL('area.json', url).href;
}
