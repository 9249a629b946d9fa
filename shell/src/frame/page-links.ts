import { documentLocale, LOCALES, withLocale } from '@marisma/area-kit/texts';

/**
 * Updates the addresses in the document's head for the current page; a browser's "share" uses the canonical
 * one. A site without a configured address has none.
 * @param pathname without the language prefix
 */
export function movePageLinks(pathname: string): void {
  const path = pathname.replace(/(?<=.)\/$/, '');
  move('link[rel="canonical"]', withLocale(path, documentLocale()));
  for (const locale of LOCALES) move(`link[hreflang="${locale}"]`, withLocale(path, locale));
  move('link[hreflang="x-default"]', path);
}

function move(selector: string, path: string): void {
  const link = document.head.querySelector<HTMLLinkElement>(selector);
  if (link) link.href = new URL(path, link.href).href;
}
