import { prefersReducedData } from '@marisma/area-kit/browser';
import { findArea, mayOpen, preloadsOf, type Registry } from '@marisma/area-kit/contract';
import type { Readable, Session } from '@marisma/area-kit/shell';
import { withoutLocale } from '@marisma/area-kit/texts';
import type { AreaDirectory } from './area-directory';
import { readArea } from './area-store';
import { digestOf } from './integrity';

const requested = new Set<string>();

/**
 * On hover, focus or click of a link, fetches all files of its page in parallel: one round trip, where
 * manifest, container and page in sequence take three. On hover and focus the files are also evaluated, so
 * that the click only has to render. Nothing is fetched that the guard would refuse; under Save-Data only
 * followed links are.
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
    if (event.type !== 'click' && prefersReducedData()) return;
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
    // On a click the router loads the area.
    if (event.type !== 'click' && (phase === 'idle' || phase === 'ready')) loadAhead(pathname);
  }

  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
  // The capture phase comes before the router starts to load the area.
  document.addEventListener('click', prefetch, { capture: true });
}

function preload(path: string, as: 'script' | 'fetch'): void {
  const { href } = new URL(path, document.baseURI);
  if (requested.has(href)) return;
  requested.add(href);
  const link = document.createElement('link');
  // The attributes must equal those of the later load, or the file is fetched twice.
  Object.assign(link, { rel: 'preload', as, href, crossOrigin: 'anonymous' });
  if (as === 'script') link.integrity = digestOf(href);
  document.head.append(link);
}
