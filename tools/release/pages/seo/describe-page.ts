import type { MarkupNode, PageMarkup, RenderedPage } from '@marisma/area-kit/contract';
import { INTL_LOCALE, LOCALES, withLocale, withoutLocale, type Locale } from '@marisma/area-kit/texts';
import { shareImages } from '../../../../shared/src/media/share.generated';
import type { SiteFacts } from '../../../site/headers';
import type { PageParts } from '../compose-page';
import type { HeadTag } from '../hero-preload';
import type { Page } from '../pages';

type Picture = NonNullable<PageMarkup['picture']>;

const SITE_PICTURE: Picture = { url: shareImages.site, alt: 'Marisma' };

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes });

/** Open Graph's form of a locale: en_US, es_MX. */
const graphLocale = (locale: Locale): string => {
  const { language, region } = new Intl.Locale(INTL_LOCALE[locale]).maximize();
  return `${language}_${region}`;
};

/** Whether a page belongs in search engines: it is listed and has content without scripts. */
export const isFindable = (page: Pick<Page, 'listed'>, rendered: RenderedPage | null): boolean =>
  page.listed && rendered?.complete === true && rendered.status === 200 && rendered.redirect === undefined;

/**
 * A page's title and head for search engines (description, canonical per RFC 6596, hreflang, robots, structured data)
 * and for sharing (Open Graph, ogp.me), from its declaration and its rendered content. Without the site's address, what
 * needs it is left out.
 */
export function describePage(
  page: Omit<Page, 'file' | 'open'>,
  rendered: RenderedPage | null,
  { siteUrl, demo = false }: Pick<SiteFacts, 'siteUrl' | 'demo'>,
): Pick<PageParts, 'title' | 'head' | 'markup'> {
  const { locale, listed } = page;
  const title = rendered?.title ?? page.title;
  const description = rendered?.description ?? page.description;
  const { markup } = rendered ?? {};
  const head = [
    ...(description ? [meta('description', description)] : []),
    ...(listed && !demo ? [] : [meta('robots', 'noindex')]),
    ...(siteUrl && listed ? describeAddress(page.pathname, rendered?.redirect, siteUrl) : []),
    property('og:type', 'website'),
    property('og:site_name', 'Marisma'),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:locale', graphLocale(locale)),
    ...LOCALES.filter((other) => other !== locale).map((other) =>
      property('og:locale:alternate', graphLocale(other)),
    ),
    ...(siteUrl ? describePicture(markup?.picture ?? SITE_PICTURE, siteUrl) : []),
  ];
  if (!markup || !siteUrl || !isFindable(page, rendered)) return { title, head };
  const graph = absoluteMarkup(markup.nodes, siteUrl);
  return { title, head, markup: { '@context': 'https://schema.org', '@graph': graph } };
}

function describeAddress(pathname: string, redirect: string | undefined, siteUrl: string): HeadTag[] {
  const absolute = (address: string): string => new URL(address, siteUrl).href;
  const canonical = absolute(redirect ?? pathname);
  const alternates = redirect ? [] : alternatesOf(withoutLocale(pathname));
  return [
    link({ rel: 'canonical', href: canonical }),
    property('og:url', canonical),
    ...alternates.map(({ hreflang, href }) => link({ rel: 'alternate', hreflang, href: absolute(href) })),
  ];
}

/** The addresses of a page in each language, and its default address, the path without prefix. */
export const alternatesOf = (path: string): { hreflang: string; href: string }[] => [
  ...LOCALES.map((locale) => ({ hreflang: locale as string, href: withLocale(path, locale) })),
  { hreflang: 'x-default', href: path },
];

const describePicture = ({ url, alt }: Picture, siteUrl: string): HeadTag[] => [
  property('og:image', new URL(url, siteUrl).href),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
  property('og:image:alt', alt),
  meta('twitter:card', 'summary_large_image'),
];

/** Properties (schema.org) whose values are addresses or look like addresses. */
const ADDRESSES = new Set(['@id', 'url', 'image', 'logo', 'item']);

/**
 * Makes the paths in structured data absolute: its consumers often don't know the page's address.
 * @throws TypeError for an address that none can be made of
 */
export function absoluteMarkup(nodes: readonly MarkupNode[], siteUrl: string): unknown {
  const absolute = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(absolute);
    return typeof value === 'string' ? new URL(value, siteUrl).href : value;
  };
  const replace = (name: string, value: unknown): unknown => (ADDRESSES.has(name) ? absolute(value) : value);
  return JSON.parse(JSON.stringify(nodes, replace));
}
