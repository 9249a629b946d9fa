import { documentLocale, LOCALES, withLocale } from '@marisma/shared/texts';

/**
 * Keeps the addresses in the document's head those of the page on screen: what a browser's own "share" sends is the
 * canonical one. A site that knows no address of its own has none of them.
 * @param pathname without the prefix of its language
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
