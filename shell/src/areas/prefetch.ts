import { findArea, mayOpen, preloadsOf, type Registry } from '@marisma/shared/contract';
import type { Readable, Session } from '@marisma/shared/shell';
import { withoutLocale } from '@marisma/shared/texts';
import { digestOf } from './integrity';

const asked = new Set<string>();

/**
 * When a visitor points at a link or reaches it by keyboard, fetches the scripts of its page ahead.
 * Nothing runs, nothing is fetched that the guard would refuse, nothing under Save-Data.
 */
export function prefetchOnIntent(registry: Registry, session: Readable<Session>): void {
  const areas = Object.entries(registry.areas).map(([name, { live }]) => ({ name, paths: live.paths, live }));

  function prefetch(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin || savesData()) return;
    const pathname = withoutLocale(link.pathname);
    const found = findArea(areas, pathname);
    const current = session.get();
    const roles = current.status === 'signedIn' ? current.roles : [];
    if (!found || !mayOpen(found.path.access, roles)) return;
    const { live } = found.area;
    for (const file of preloadsOf(live, pathname, found.path.path)) preload(live.url + file);
  }

  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}

function preload(path: string): void {
  const { href } = new URL(path, document.baseURI);
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  // As the later load will ask, to the letter, or the file comes twice.
  Object.assign(link, {
    rel: 'preload',
    as: 'script',
    href,
    crossOrigin: 'anonymous',
    integrity: digestOf(href),
  });
  document.head.append(link);
}

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
