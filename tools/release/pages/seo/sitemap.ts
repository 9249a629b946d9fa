import { withoutLocale } from '@marisma/area-kit/texts';
import { escapeMarkup } from '../../../../shared/src/format/escape-markup';
import { alternatesOf } from './describe-page';

/** The maximum number of addresses in a sitemap (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;

/**
 * Writes the sitemap (sitemaps.org 0.9), each page with its addresses in the other languages.
 * @param pages paths with the prefix of their language
 * @throws Error when there are too many pages for one sitemap
 */
export function writeSitemap(pages: readonly { pathname: string }[], siteUrl: string): string {
  if (pages.length > MOST_ADDRESSES) throw new Error(`One sitemap can't name ${pages.length} pages.`);
  const absolute = (pathname: string): string => escapeMarkup(new URL(pathname, siteUrl).href);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap(({ pathname }) => [
      '  <url>',
      `    <loc>${absolute(pathname)}</loc>`,
      ...alternatesOf(withoutLocale(pathname)).map(
        ({ hreflang, href }) =>
          `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(href)}"/>`,
      ),
      '  </url>',
    ]),
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * Writes `robots.txt` (RFC 9309). Everything may be crawled, because crawlers must read a page to find its
 * noindex.
 */
export const writeRobots = (siteUrl: string | undefined): string =>
  [
    'User-agent: *',
    'Allow: /',
    ...(siteUrl ? ['', `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`] : []),
    '',
  ].join('\n');
