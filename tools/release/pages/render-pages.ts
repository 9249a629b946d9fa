import { findArea, type Registry, type RenderedPage } from '@marisma/area-kit/contract';
import { findMarkupFaults } from '@marisma/area-kit/markup';
import { withoutLocale } from '@marisma/area-kit/texts';
import { listPages, type Page } from './pages';
import { absoluteMarkup } from './seo/describe-page';
import { ANY_SITE, isIsolated, startSandbox, type Sandbox } from './sandbox/sandbox';
import { readServerBundles } from './server-bundles';
import type { SiteRegistry } from '../registry/site-registry';
import type { Target } from '../targets/target';

/** A page of the site could not be rendered. */
export class PrerenderError extends Error {
  override name = 'PrerenderError';
}

/** Why the code of a team is not run here. */
export const NOT_CONFINED =
  "this machine can't confine code of teams: it needs Linux with bubblewrap ('bwrap') and user namespaces";

/** Results of this process. A release needs each page twice: to check and to write it. */
const rendered = new Map<string, RenderedPage>();

/** Whether a team has signed the live build: its key may be gone since. */
const isOfTeam = ({ areas, teams }: SiteRegistry, area: string): boolean =>
  Object.hasOwn(teams?.[area]?.signed ?? {}, areas[area]?.live.build ?? '');

/** What every page depends on: the shell's code, and what the areas declare. */
export const frameOf = ({ shell, areas }: SiteRegistry): string =>
  JSON.stringify([
    shell?.live.build,
    shell?.live.server?.integrity,
    Object.entries(areas).map(([name, { live, disabled }]) => [
      name,
      disabled,
      live.contract,
      live.paths,
      live.links,
      live.homes,
    ]),
  ]);

const sourcesOf = (registry: SiteRegistry, area?: string): string =>
  JSON.stringify([frameOf(registry), area !== undefined && registry.areas[area]?.live.server?.integrity]);

/**
 * Prepares the rendering of a site's pages. Each area's pages are rendered in a process of their own, with that
 * area's server bundle only: one team's code runs beside no secret and no other team's code.
 */
export function createRenderer(target: Target, registry: SiteRegistry) {
  const sandboxes = new Map<string | undefined, Promise<Sandbox | null>>();

  const start = async (area: string | undefined): Promise<Sandbox | null> => {
    if (area !== undefined && isOfTeam(registry, area) && !isIsolated()) throw new Error(NOT_CONFINED);
    const input = await readServerBundles(target, registry, area);
    return input && startSandbox(input);
  };
  /** The area whose bundle renders a page; guarded pages have no content and need only the shell's. */
  const bundleOf = (page: Page): string | undefined => {
    const owner = page.open ? ownerOf(registry, page)?.area : undefined;
    const { live, disabled } = (owner !== undefined && registry.areas[owner]) || {};
    return live?.server && disabled === undefined ? owner : undefined;
  };
  const sandboxOf = (area: string | undefined): Promise<Sandbox | null> => {
    const running = sandboxes.get(area) ?? start(area);
    sandboxes.set(area, running);
    return running;
  };

  return {
    /** @returns null when the shell has no server bundle */
    async render(page: Page): Promise<RenderedPage | null> {
      const area = bundleOf(page);
      const key = [sourcesOf(registry, area), page.pathname].join('\n');
      const known = rendered.get(key);
      if (known) return known;
      const sandbox = await sandboxOf(area);
      if (!sandbox) return null;
      const pathname = withoutLocale(page.pathname);
      const result = await sandbox.render({ pathname, locale: page.locale });
      if (result.status === 404 && ownerOf(registry, page)) throw new Error('the area answers 404');
      const { nodes = [] } = result.markup ?? {};
      const faults = findMarkupFaults(nodes);
      // What can't be made absolute would stop the pages of everybody when they are written.
      if (faults.length === 0) absoluteMarkup(nodes, ANY_SITE);
      if (faults.length > 0) throw new Error(`structured data: ${faults.join(', ')}`);
      rendered.set(key, result);
      return result;
    },
    /** Ends the processes that render. */
    close(): void {
      for (const starting of sandboxes.values()) {
        void starting.then(
          (sandbox) => sandbox?.close(),
          () => undefined,
        );
      }
    },
  };
}

/**
 * Renders every page of a site that is about to go live. A page of a build that stays, which did not render before
 * either, is no fault of the change.
 * @throws PrerenderError that names each page that the change keeps from being rendered, and the reason
 */
export async function checkPages(target: Target, before: SiteRegistry, next: SiteRegistry): Promise<void> {
  const faults: string[] = [];
  const [renderer, former] = [createRenderer(target, next), createRenderer(target, before)];
  const { pages, notFound } = listPages(next);
  const isBroken = (page: Page): Promise<boolean> =>
    former.render(page).then(
      () => false,
      () => true,
    );
  for (const page of [...pages, ...notFound]) {
    try {
      await renderer.render(page);
    } catch (error) {
      const stays = ownerOf(next, page)?.build === ownerOf(before, page)?.build;
      if (!stays || !(await isBroken(page))) faults.push(`${page.pathname}: ${String(error)}`);
    }
  }
  renderer.close();
  former.close();
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
