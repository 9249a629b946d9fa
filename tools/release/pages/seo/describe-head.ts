import type { PageMarkup } from '@marisma/area-kit/contract';
import { INTL_LOCALE, LOCALES, withLocale, withoutLocale, type Locale } from '@marisma/area-kit/texts';
import { shareImages } from '../../../../shared/src/media/share.generated';
import type { SiteFacts } from '../../../site/headers';
import type { HeadTag } from '../hero-preload';
import type { Page } from '../pages';

export type HeadFacts = Pick<Page, 'pathname' | 'locale' | 'title' | 'description' | 'listed'> & {
  /** Path, with language prefix, to which the page redirects. */
  redirect?: string;
  picture?: PageMarkup['picture'];
};

/** Addresses that are used outside the site need its origin. */
export type SiteAddress = Pick<SiteFacts, 'siteUrl' | 'demo'>;

const SITE_PICTURE: NonNullable<PageMarkup['picture']> = { url: shareImages.site, alt: 'Marisma' };

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });
/** Open Graph's form of a locale: en_US, es_MX. */
const graphLocale = (locale: Locale): string =>
  new Intl.Locale(INTL_LOCALE[locale])
    .maximize()
    .toString()
    .replace(/^(\w+)-\w+-(\w+)$/, '$1_$2');

/**
 * The tags of a page's head for search engines (description, canonical per RFC 6596, hreflang, robots) and
 * for sharing (Open Graph, ogp.me). Without the site's address, tags that need it are left out.
 */
export function describeHead(page: HeadFacts, { siteUrl, demo = false }: SiteAddress): HeadTag[] {
  const { description } = page;
  return [
    ...(description ? [meta('description', description)] : []),
    ...(page.listed && !demo ? [] : [meta('robots', 'noindex')]),
    ...(siteUrl && page.listed ? describePlace(page, siteUrl) : []),
    property('og:type', 'website'),
    property('og:site_name', 'Marisma'),
    property('og:title', page.title),
    ...(description ? [property('og:description', description)] : []),
    property('og:locale', graphLocale(page.locale)),
    ...LOCALES.filter((locale) => locale !== page.locale).map((locale) =>
      property('og:locale:alternate', graphLocale(locale)),
    ),
    ...(siteUrl ? describePicture(page.picture ?? SITE_PICTURE, siteUrl) : []),
  ];
}

function describePlace({ pathname, redirect }: HeadFacts, siteUrl: string): HeadTag[] {
  const absolute = (address: string): string => new URL(address, siteUrl).href;
  const canonical = absolute(redirect ?? pathname);
  return [
    link({ rel: 'canonical', href: canonical }),
    property('og:url', canonical),
    ...(redirect
      ? []
      : alternatesOf(withoutLocale(pathname)).map(({ hreflang, href }) =>
          link({ rel: 'alternate', hreflang, href: absolute(href) }),
        )),
  ];
}

/** The addresses of a page in each language, and its default address, the path without prefix. */
export const alternatesOf = (path: string): { hreflang: string; href: string }[] => [
  ...LOCALES.map((locale) => ({ hreflang: locale as string, href: withLocale(path, locale) })),
  { hreflang: 'x-default', href: path },
];

const describePicture = ({ url, alt }: NonNullable<PageMarkup['picture']>, siteUrl: string): HeadTag[] => [
  property('og:image', new URL(url, siteUrl).href),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
  property('og:image:alt', alt),
  meta('twitter:card', 'summary_large_image'),
];
