import { readPageHead, useLocation, useMatches } from '@marisma/area-kit/router';
import { useEffect } from 'react';
import { movePageLinks } from './page-links';

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
