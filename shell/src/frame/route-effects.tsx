import { readPageHead, useLocation, useMatches } from '@marisma/area-kit/router';
import { useEffect, useRef } from 'react';
import { documentLocale, LOCALES, withLocale } from '@marisma/area-kit/texts';
import { t } from '../texts';
import { announce } from './announcer';
import { useScrollMemory } from './scroll-memory';

/**
 * Keeps the document's title, description and link addresses those of the deepest current route that sets
 * them.
 */
function usePageHead(fallbackTitle: string | undefined): string | undefined {
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

/** A page without a heading after this time is announced instead. */
const HEADING_WITHIN_MS = 5000;

/**
 * Moves the focus to the page's heading as soon as it exists (WCAG 2.4.3). If the visitor has moved the focus
 * into the page, it stays there.
 * @param onMissing called when no heading was found in time
 * @returns stops waiting
 */
function focusHeading(main: HTMLElement, onMissing: () => void): () => void {
  if (tryFocus(main)) return () => {};
  const held = document.activeElement;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const moved = document.activeElement !== held && main.contains(document.activeElement);
    if (moved || tryFocus(main)) stop();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => {
    stop();
    onMissing();
  }, HEADING_WITHIN_MS);
  return stop;
}

function tryFocus(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
}

/**
 * Does what a full page load would do: sets title and scroll position, and tells screen readers about the new
 * page. Renders nothing; rendered once, above the page.
 * @param fallbackTitle for pages without a title
 */
export function RouteEffects({ fallbackTitle }: { fallbackTitle?: string }): null {
  const title = usePageHead(fallbackTitle);
  useScrollMemory();
  useArrival(title);
  return null;
}

/** Announces each new page once: by moving the focus to its heading, else in the live region. */
function useArrival(title: string | undefined): void {
  const { pathname } = useLocation();
  const last = useRef({ pathname, title });

  useEffect(() => {
    last.current.title = title;
  }, [title]);

  useEffect(() => {
    if (last.current.pathname === pathname) return;
    last.current.pathname = pathname;
    const main = document.getElementById('main');
    if (!main) return;
    return focusHeading(main, () =>
      announce(t.frame.announcer.arrived(last.current.title ?? document.title)),
    );
  }, [pathname]);
}
