import type { Locale } from '../texts';

/** URL of a site's service worker: at the root, because a worker's location limits its scope. */
export const WORKER_URL = '/sw.js';

/** Name of the cache that holds the pages seen in this browser. */
export const PAGES_CACHE = 'marisma-pages';

/** Name of the meta element in a page that browsers may keep for offline use; its content is the pathname. */
export const OFFLINE_META = 'marisma-keep';

/** The meta element as HTML; a page without this element is not kept. */
export const offlineMeta = (pathname: string): string =>
  `<meta name="${OFFLINE_META}" content="${pathname}">`;

/** A page's message to the worker: the pathname of a page to keep. */
export interface SeenMessage {
  seen: string;
}

/**
 * The name, for `userKey`, of a text that an area keeps in this browser's storage for its account to read without a network.
 */
export const OFFLINE_TEXT = 'kept-text.';

/** What is stored under that name, as JSON; the offline page shows it to the signed-in account. */
export interface OfflineText {
  /** HTML that React has rendered. */
  html: string;
  /** The last day, at the houses, on which it is shown. */
  until: string;
}

/** Placeholders that the worker fills in. */
export const SLOTS = { pages: '<!--pages-->', list: '<!--list-->', time: '<!--time-->' } as const;

/** The texts that a release gives the worker, one set per language. */
export interface OfflineTexts {
  /** BCP 47 tag, for times. */
  tag: string;
  /**
   * The page shown when no copy of the requested page exists; `SLOTS.pages` marks the position of the `pages` section.
   */
  page: string;
  /** The section that lists the pages seen, with `SLOTS.list`. */
  pages: string;
  /** The notice on a stored copy, with `SLOTS.time`. */
  bar: string;
}

export interface OfflineKit {
  words: Record<Locale, OfflineTexts>;
  /** Content-security policy of the page above (W3C CSP 3). */
  policy: string;
  /** The bar's style, as a source of `style-src`. */
  barStyle: string;
}
