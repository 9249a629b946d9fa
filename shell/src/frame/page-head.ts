import { readPageHead, useLocation, useMatches } from '@marisma/area-kit/router';
import { documentLocale, LOCALES, withLocale } from '@marisma/area-kit/texts';
import { useEffect } from 'react';

/**
 * Keeps the document's title, description and link addresses those of the deepest current route that sets
 * them.
 */
export function usePageHead(fallbackTitle: string | undefined): string | undefined {
  const heads = useMatches().map((match) => readPageHead(match.loaderData));
  const title = heads.findLast((head) => head.title)?.title ?? fallbackTitle;
  const description = heads.findLast((head) => head.description)?.description;

  const { pathname } = useLocation();

  useEffect(() => {
    if (title) document.title = title;
  }, [title, pathname]);

  useEffect(() => {
    if (!description) return;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);

  useEffect(() => movePageLinks(pathname), [pathname]);

  return title;
}

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
