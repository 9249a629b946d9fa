import type { ShellManifest } from '@marisma/shared/build';
import type { SiteRegistry } from './site-registry';
import { INTL_LOCALE, type Locale } from '@marisma/shared/texts';
import { icons } from '../../shared/src/media/icons.generated';
import type { Signer } from './signing';

export interface PageParts {
  shell: ShellManifest & { url: string };
  registry: SiteRegistry;
  locale: Locale;
  title: string;
  description?: string;
  /** Signs the registry; without one the page names no key and takes any registry. */
  signer?: Signer;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** JSON that can stand inside a script element: no `<`, so neither `</script` nor `<!--` can occur. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** What a tab needs of the registry: the live build and the one to fall back to. */
const trimRegistry = (registry: SiteRegistry): SiteRegistry => ({
  ...registry,
  shell: undefined,
  areas: Object.fromEntries(
    Object.entries(registry.areas).map(([name, entry]) => [
      name,
      { ...entry, previous: entry.previous.slice(0, 1) },
    ]),
  ),
});

/** Writes one HTML page: head, registry, the shell's scripts. */
export function composePage({ shell, registry, locale, title, description, signer }: PageParts): string {
  const inlined = inlineJson(trimRegistry(registry));
  const signature = signer ? ` data-signature="${signer.sign(inlined)}"` : '';
  const fonts = shell.fonts.map(
    (file) => `<link rel="preload" href="${shell.url}${file}" as="font" type="font/woff2" crossorigin>`,
  );
  const scripts = shell.scripts.map(
    (file) => `<script src="${shell.url}${file}" defer crossorigin></script>`,
  );
  return [
    '<!doctype html>',
    `<html lang="${INTL_LOCALE[locale]}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    description ? `<meta name="description" content="${escapeHtml(description)}">` : '',
    '<meta name="theme-color" content="#F6F1E7">',
    `<link rel="icon" href="${icons.faviconSvg}" type="image/svg+xml">`,
    `<link rel="icon" href="${icons.faviconIco}" sizes="32x32">`,
    `<link rel="apple-touch-icon" href="${icons.appleTouchIcon180}">`,
    ...fonts,
    signer ? `<meta name="marisma-key" content="${signer.publicKey}">` : '',
    `<script type="application/json" id="marisma-registry"${signature}>${inlined}</script>`,
    ...scripts,
    '</head>',
    '<body>',
    '<div id="root"></div>',
    '<noscript>This page needs JavaScript. Write to hello@marisma.example and we will help you by mail.</noscript>',
    '</body>',
    '</html>',
    '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}
