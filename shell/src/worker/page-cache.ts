import { keepMark, PAGES_CACHE } from '@marisma/shared/offline';

/** The oldest goes when there are more. */
export const MOST_PAGES = 30;

/** When a copy was made. */
const SAVED = 'x-marisma-saved';
/** Answers that say what a page is now; others say something of the host or the visitor. */
const TELLING = [200, 404, 410];
/** What was true of the answer as it came, and is not of the copy. */
const OF_THE_TRANSFER = ['content-encoding', 'content-length'];

export interface CachedPage {
  path: string;
  html: string;
  /** As HTML. */
  title: string;
  headers: Headers;
  saved: Date;
}

/** Under what a page is kept: without query, as hosts disagree about the slash at the end. */
export const pathOf = (url: string): string => new URL(url).pathname.replace(/(.)\/$/, '$1');

/**
 * Keeps a page as it came from the network, if the release has marked it as one that may be kept. One that is
 * gone, or may no longer be kept, is forgotten.
 */
export async function cachePage(response: Response): Promise<void> {
  const { type, status, url } = response;
  if (type !== 'basic' || !TELLING.includes(status)) return;
  const path = pathOf(url);
  const html = status === 200 ? await response.text() : '';
  const cache = await caches.open(PAGES_CACHE);
  await cache.delete(path);
  if (!html.includes(keepMark(path))) return;
  const headers = new Headers(response.headers);
  for (const name of OF_THE_TRANSFER) headers.delete(name);
  headers.set(SAVED, new Date().toISOString());
  await cache.put(path, new Response(html, { headers }));
  const paths = await cache.keys();
  for (const oldest of paths.slice(0, -MOST_PAGES)) await cache.delete(oldest);
}

/** @returns the copy of a page, or null */
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
    saved: new Date(response.headers.get(SAVED) ?? 0),
  };
}

/** Every page that is kept, the last one first. */
export async function listPages(): Promise<CachedPage[]> {
  const keys = await (await caches.open(PAGES_CACHE)).keys();
  const pages = await Promise.all([...keys].reverse().map(({ url }) => findPage(pathOf(url))));
  return pages.filter((page) => page !== null);
}
