import { findArea, type Registry, type RenderedPage } from '@marisma/shared/contract';
import { findMarkupFaults } from '@marisma/shared/markup';
import { withoutLocale, type Locale } from '@marisma/shared/texts';
import { listPages, type Page } from './pages';
import { loadServerBundles, type ServerBundles } from './server-bundles';
import type { SiteRegistry } from './site-registry';
import type { Target } from './target';

/** A page of the site could not be rendered. */
export class PrerenderError extends Error {
  override name = 'PrerenderError';
}

/** Renders a page; null when the page can't be rendered or the shell has no server bundle. */
export type RenderPage = (page: Pick<Page, 'pathname' | 'locale'>) => Promise<RenderedPage | null>;

/** Results of this process. A release needs each page twice: to check and to write it. */
const rendered = new Map<string, RenderedPage>();

/**
 * Prepares the rendering of a site's pages.
 * @throws Error when a server bundle can't be used
 */
async function createRenderer(
  target: Target,
  { shell: shellEntry, ...registry }: SiteRegistry,
): Promise<RenderPage> {
  const shell = shellEntry?.live;
  const bundles = new Map<Locale, ServerBundles | null>();
  const entries = Object.entries(registry.areas);
  // Everything that a rendered page depends on: builds, server bundles, disabled areas.
  const builds = entries.map(([name, { live, disabled }]) =>
    [name, live.build, live.server?.integrity, disabled].join(' '),
  );
  const site = [shell?.build, shell?.server?.integrity, ...builds].join('\n');
  return async ({ pathname, locale }) => {
    const key = [site, pathname].join('\n');
    const known = rendered.get(key);
    if (known) return known;
    if (!bundles.has(locale)) {
      bundles.set(locale, shell ? await loadServerBundles(target, shell, registry, locale) : null);
    }
    const { shell: server, areas } = bundles.get(locale) ?? {};
    if (!server) return null;
    const plain = withoutLocale(pathname);
    const page = await server.renderPage({ pathname: plain, registry, areas: areas ?? {} });
    if (page.status === 404 && ownerOf(registry, { pathname })) throw new Error('the area answers 404');
    const faults = findMarkupFaults(page.markup?.nodes ?? []);
    if (faults.length > 0) throw new Error(`structured data: ${faults.join(', ')}`);
    rendered.set(key, page);
    return page;
  };
}

/**
 * Prepares rendering for `writePages`. A page that can't be rendered is reported to `warn` and written
 * without content, which the browser then renders.
 */
export async function forgivingRenderer(
  target: Target,
  registry: SiteRegistry,
  warn: (line: string) => void,
): Promise<RenderPage> {
  const render = await createRenderer(target, registry);
  return (page) =>
    render(page).catch((error: unknown) => {
      warn(`${page.pathname} is written without content: ${String(error)}`);
      return null;
    });
}

/**
 * Renders every page of a site that is about to go live.
 * @throws PrerenderError that names each page that does not render, and the reason
 */
export async function checkPages(target: Target, registry: SiteRegistry): Promise<void> {
  const faults: string[] = [];
  const render = await createRenderer(target, registry);
  const { pages, notFound } = listPages(registry);
  for (const page of [...pages, ...notFound]) {
    await render(page).catch((error: unknown) => faults.push(`${page.pathname}: ${String(error)}`));
  }
  if (faults.length > 0) {
    throw new PrerenderError(
      `Nothing was released, because these pages do not render:\n${faults.join('\n')}`,
    );
  }
}

/** The area whose code a tab needs for a page, and its build; undefined for the shell's own pages. */
export function ownerOf(
  registry: Registry,
  { pathname }: Pick<Page, 'pathname'>,
): { area: string; build: string } | undefined {
  const areas = Object.entries(registry.areas).map(([name, { live }]) => ({ name, paths: live.paths, live }));
  const found = findArea(areas, withoutLocale(pathname));
  return found && { area: found.area.name, build: found.area.live.build };
}
