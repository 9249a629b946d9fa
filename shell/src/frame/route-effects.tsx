import { useLocation } from '@marisma/shared/router';
import { useEffect, useRef } from 'react';
import { t } from '../texts';
import { announce } from './announcer';
import { focusHeading } from './focus-heading';
import { usePageHead } from './page-head';
import { useScrollMemory } from './scroll-memory';

/**
 * What a full page load would have done by itself: title, scroll position, and telling a screen reader that
 * a new page is here. Renders nothing; stands once, above the page.
 * @param fallbackTitle for pages that give no title, or none yet
 */
export function RouteEffects({ fallbackTitle }: { fallbackTitle?: string }): null {
  const title = usePageHead(fallbackTitle);
  useScrollMemory();
  useArrival(title);
  return null;
}

/** Speaks of each arrival once: by the focus on the heading, or, failing that, by the live region. */
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
