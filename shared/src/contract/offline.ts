import type { Locale } from '../texts';

/** Where a site's service worker lies: at the root, because its place is its scope. */
export const WORKER_URL = '/sw.js';

/** The cache of the pages that a browser has seen. */
export const PAGES_CACHE = 'marisma-pages';

/** Name of the element in a page that browsers may keep for when there is no network; its content is the pathname. */
export const KEEP_NAME = 'marisma-keep';

/** That element, as it stands in a page; nothing without it is kept. */
export const keepMark = (pathname: string): string => `<meta name="${KEEP_NAME}" content="${pathname}">`;

/** What a page of the site asks of the worker: to keep this page of the site, a pathname. */
export interface SeenMessage {
  seen: string;
}

/** Where the worker puts in what only it knows. */
export const SLOTS = { pages: '<!--pages-->', list: '<!--list-->', time: '<!--time-->' } as const;

/** What a release hands to the worker, in each language. */
export interface OfflineWords {
  /** BCP 47 tag, for times. */
  tag: string;
  /** The page that stands in for one of which there is no copy; `SLOTS.pages` is where the section goes. */
  page: string;
  /** The section of the pages seen, with `SLOTS.list`. */
  pages: string;
  /** What a copy says of itself, with `SLOTS.time`. */
  bar: string;
}

export interface OfflineKit {
  words: Record<Locale, OfflineWords>;
  /** Policy of the page above (W3C CSP 3). */
  policy: string;
  /** The bar's style, as a source of `style-src`. */
  barStyle: string;
}
