import { offlineMeta, PAGES_CACHE } from '@marisma/area-kit/offline';

/** Above this number the oldest page is deleted. */
export const MOST_PAGES = 30;

/** Header with the time of the copy. */
const SAVED_HEADER = 'x-marisma-saved';
/** Statuses that describe the page itself; others describe the host or the visitor. */
const PAGE_STATUSES = [200, 404, 410];
/** Headers of the transfer, which do not apply to the copy. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length'];

export interface CachedPage {
  path: string;
  html: string;
  title: string;
  headers: Headers;
  saved: Date;
}

/** A page's cache key: its path without query and without a final slash, which hosts treat differently. */
export const pathOf = (url: string): string => new URL(url).pathname.replace(/(.)\/$/, '$1');

/**
 * Stores a network answer if the release has marked the page as one to keep. A page that is gone or may no
 * longer be kept is deleted.
 */
export async function cachePage(response: Response): Promise<void> {
  const { type, status, url } = response;
  if (type !== 'basic' || !PAGE_STATUSES.includes(status)) return;
  const path = pathOf(url);
  const html = status === 200 ? await response.text() : '';
  const cache = await caches.open(PAGES_CACHE);
  await cache.delete(path);
  if (!html.includes(offlineMeta(path))) return;
  const headers = new Headers(response.headers);
  for (const name of TRANSFER_HEADERS) headers.delete(name);
  headers.set(SAVED_HEADER, new Date().toISOString());
  await cache.put(path, new Response(html, { headers }));
  const paths = await cache.keys();
  for (const oldest of paths.slice(0, -MOST_PAGES)) await cache.delete(oldest);
}

export async function findPage(path: string): Promise<CachedPage | null> {
  const response = await (await caches.open(PAGES_CACHE)).match(path);
  if (!response) return null;
  const html = await response.text();
  const [, title = path] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  return {
    path,
    html,
    title,
    headers: response.headers,
    saved: new Date(response.headers.get(SAVED_HEADER) ?? 0),
  };
}

export async function listPages(): Promise<CachedPage[]> {
  const keys = await (await caches.open(PAGES_CACHE)).keys();
  const pages = await Promise.all([...keys].reverse().map(({ url }) => findPage(pathOf(url))));
  return pages.filter((page) => page !== null);
}
