import { useLocation } from '@marisma/area-kit/router';
import { useEffect, useRef } from 'react';
import { t } from '../texts';
import { announce } from './announcer';
import { focusHeading } from './focus-heading';
import { usePageHead } from './page-head';
import { useScrollMemory } from './scroll-memory';

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
