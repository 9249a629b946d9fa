import { savesData } from '@marisma/shared/browser';
import { findArea, mayOpen, preloadsOf, type Registry } from '@marisma/shared/contract';
import type { Readable, Session } from '@marisma/shared/shell';
import { withoutLocale } from '@marisma/shared/texts';
import type { AreaDirectory } from './area-directory';
import { readArea } from './area-store';
import { digestOf } from './integrity';

const asked = new Set<string>();

/**
 * When a visitor points at a link, reaches it by keyboard or follows it, fetches all files of its page side by side:
 * one round trip, where manifest, container and page in turn take three. Before a click they are run as well, so that
 * the click has only the page to show. Nothing that the guard would refuse, and under Save-Data only what is followed.
 */
export function prefetchOnIntent(
  registry: Registry,
  session: Readable<Session>,
  loadAhead: AreaDirectory['loadAhead'],
): void {
  const areas = Object.entries(registry.areas).map(([name, { live }]) => ({ name, paths: live.paths, live }));

  function prefetch(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return;
    if (event.type !== 'click' && savesData()) return;
    const pathname = withoutLocale(link.pathname);
    const found = findArea(areas, pathname);
    const current = session.get();
    const roles = current.status === 'signedIn' ? current.roles : [];
    if (!found || !mayOpen(found.path.access, roles)) return;
    const { name, live } = found.area;
    const { phase } = readArea(name);
    if (phase === 'disabled') return;
    if (phase === 'idle') preload(live.url + live.entry, 'fetch');
    for (const file of preloadsOf(live, pathname, found.path.path)) preload(live.url + file, 'script');
    // A click is the router's to answer.
    if (event.type !== 'click' && (phase === 'idle' || phase === 'ready')) loadAhead(pathname);
  }

  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
  // Before the router hears of it and starts to load the area.
  document.addEventListener('click', prefetch, { capture: true });
}

function preload(path: string, as: 'script' | 'fetch'): void {
  const { href } = new URL(path, document.baseURI);
  if (asked.has(href)) return;
  asked.add(href);
  const link = document.createElement('link');
  // As the later load will ask, to the letter, or the file comes twice.
  Object.assign(link, { rel: 'preload', as, href, crossOrigin: 'anonymous' });
  if (as === 'script') link.integrity = digestOf(href);
  document.head.append(link);
}
