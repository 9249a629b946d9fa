import { contactDetails } from '@marisma/area-kit/brand';
import type { RenderedPage } from '@marisma/area-kit/contract';
import { offlineMeta } from '@marisma/area-kit/offline';
import { PAGE_IDS, type BootPlan } from '@marisma/area-kit/page-marks';
import { INTL_LOCALE, type Locale } from '@marisma/area-kit/texts';
import { escapeMarkup } from '../../../shared/src/format/escape-markup';
import { icons } from '../../../shared/src/media/icons.generated';
import { BAR_STYLE } from './offline/offline-page';
import { manifestFile, THEME_COLOR } from './seo/manifest';
import { preloadHero, type HeadTag } from './hero-preload';

/** The registry that a page names. */
export interface PageRegistry {
  /** The file of its revision, which never changes. */
  file: string;
  /** Below this revision the page takes no registry. */
  revision: number;
  /** Signature of the file's exact text. */
  signature?: string;
  publicKey?: string;
}

/** An area's federation manifest that is inlined in a page. */
export interface InlinedManifest {
  url: string;
  content: unknown;
}

export interface PageParts {
  locale: Locale;
  title: string;
  /** Description and other metadata of the page. */
  head: HeadTag[];
  /** Structured data, with absolute addresses. */
  markup?: unknown;
  registry: PageRegistry;
  /** The federation manifest of the page's area, on pages whose content needs the area's scripts. */
  manifest?: InlinedManifest;
  /** The rendered content; missing when the shell build has no server bundle. */
  rendered?: RenderedPage;
  /**
   * The page and build that a tab needs to hydrate the content: the pathname, or `NOT_FOUND_PAGE`, and the
   * area's build.
   */
  hydratedBy?: { page: string; area?: string; build?: string };
  /** Whether browsers may keep the page for offline use. */
  offline?: boolean;
  /** The boot script's text and its plan. */
  boot: { code: string; plan: BootPlan };
}

/** JSON for a script element. It has no `<`, so neither `</script` nor `<!--` can occur. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const writeTag = ({ tag, attributes }: HeadTag): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('')}>`;

const link = (rel: string, href: string, more: Record<string, string> = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
});

/** Writes one HTML page: head, rendered content, registry, boot script. */
export function composePage(parts: PageParts): string {
  const { locale, title, head, markup, rendered, hydratedBy, boot, offline } = parts;
  const { registry, manifest } = parts;
  const marks = hydratedBy
    ? Object.entries(hydratedBy).map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`)
    : [];
  const tags: HeadTag[] = [
    ...preloadHero(rendered?.html ?? ''),
    ...head,
    { tag: 'meta', attributes: { name: 'theme-color', content: THEME_COLOR } },
    link('manifest', `/${manifestFile(locale)}`),
    link('icon', icons.faviconSvg, { type: 'image/svg+xml' }),
    link('icon', icons.faviconIco, { sizes: '32x32' }),
    link('apple-touch-icon', icons.appleTouchIcon180),
    ...(registry.publicKey
      ? [{ tag: 'meta' as const, attributes: { name: 'marisma-key', content: registry.publicKey } }]
      : []),
  ];
  return [
    '<!doctype html>',
    `<html lang="${INTL_LOCALE[locale]}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(title)}</title>`,
    ...tags.map(writeTag),
    offline && hydratedBy ? offlineMeta(hydratedBy.page) : '',
    markup === undefined ? '' : `<script type="application/ld+json">${inlineJson(markup)}</script>`,
    writeRefresh(rendered),
    rendered?.styles ?? '',
    '</head>',
    '<body>',
    writeNoscript(rendered, locale),
    `<div id="${PAGE_IDS.root}"${marks.join('')}>${rendered?.html ?? writeWaiting(locale)}</div>`,
    nameRegistry(registry),
    manifest ? writeManifestOf(manifest) : '',
    `<script type="application/json" id="${PAGE_IDS.plan}">${inlineJson(boot.plan)}</script>`,
    `<script>${boot.code}</script>`,
    '</body>',
    '</html>',
    '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function nameRegistry({ file, revision, signature }: PageRegistry): string {
  const mark = signature ? ` data-signature="${signature}"` : '';
  const source = `data-src="${escapeMarkup(file)}" data-revision="${revision}"`;
  return `<script type="application/json" id="${PAGE_IDS.registry}"${mark} ${source}></script>`;
}

const writeManifestOf = ({ url, content }: InlinedManifest): string =>
  `<script type="application/json" id="${PAGE_IDS.manifest}" data-of="${escapeMarkup(url)}">${inlineJson(content)}</script>`;

/** Redirects visitors without scripts, on an address that only redirects. */
const writeRefresh = (rendered: RenderedPage | undefined): string =>
  rendered?.redirect
    ? `<noscript><meta http-equiv="refresh" content="0; url=${escapeMarkup(rendered.redirect)}"></noscript>`
    : '';

/** The content of a page that was not rendered, until a script renders it. The link is to the page itself. */
const writeWaiting = (locale: Locale): string => {
  const { text, retry } = WAITING[locale];
  return `<p>${text} <a href="">${retry}</a></p>`;
};

const WAITING: Record<Locale, { text: string; retry: string }> = {
  en: { text: 'This page is on its way.', retry: 'Retry' },
  es: { text: 'Esta página está en camino.', retry: 'Intentar de nuevo' },
};

/** The texts for visitors without scripts. An area's texts are not available here. */
const WITHOUT_SCRIPTS: Record<Locale, { forms: string; page: string; contact: string }> = {
  en: {
    forms: 'The forms and menus of this page need JavaScript.',
    page: 'This page needs JavaScript.',
    contact: `Write to ${contactDetails.email} and we will help you by email.`,
  },
  es: {
    forms: 'Los formularios y menús de esta página necesitan JavaScript.',
    page: 'Esta página necesita JavaScript.',
    contact: `Escriba a ${contactDetails.email} y le ayudamos por correo.`,
  },
};

/** Tells visitors without scripts which parts of the page don't work. */
function writeNoscript(rendered: RenderedPage | undefined, locale: Locale): string {
  const words = WITHOUT_SCRIPTS[locale];
  const missing = rendered?.complete ? words.forms : words.page;
  return `<noscript><style>${BAR_STYLE}</style><aside class="m-bar"><p>${missing} ${words.contact}</p></aside></noscript>`;
}
