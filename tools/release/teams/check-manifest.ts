import { findDeclarationFaults, type AreaManifest } from '@marisma/area-kit/contract';
import { LOCALES, PREFIX } from '@marisma/area-kit/texts';
import { shell } from '../../../shell/shell.config';
import type { SiteRegistry } from '../registry/site-registry';
import { StatementRefused } from './statement';

/**
 * A segment of a path. One with a dot could be a file of the site, such as a page's `index.html` or its compressed form,
 * or lead out of the site's folder.
 */
const SEGMENT = /^(:?[\w~-]+|\*)$/;

/** The most pages of an area: every release renders all of them. */
const MOST_PAGES = 1000;

/** First segments of what the site itself answers. */
const OWN_FOLDERS = ['areas', 'shell', 'media', 'registry', '_headers', '_redirects'];
const RESERVED = new Set([
  ...OWN_FOLDERS,
  ...shell.paths.map(({ path }) => path.split('/')[1]),
  ...LOCALES.map((locale) => PREFIX[locale].slice(1)).filter(Boolean),
]);

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

const isPath = (path: string): boolean =>
  path === '/' || segmentsOf(path).every((segment) => SEGMENT.test(segment));

/** Whether a concrete path is one of a pattern's pages. */
const isInstance = (pattern: string, path: string): boolean => {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') ? !/^[:*]/.test(given[at] ?? '') : part === given[at]))
  );
};

/**
 * Refuses what the build of a sound area can't contain, in the description of a build that somebody else made: pages
 * outside of its paths, links and homes that lead elsewhere.
 * @throws StatementRefused naming every fault
 */
export function checkManifest(registry: SiteRegistry, manifest: AreaManifest): void {
  const { name, paths, homes = {} } = manifest;
  const taken = Object.entries(registry.areas).flatMap(([area, { live }]) =>
    area === name ? [] : Object.keys(live.homes ?? {}).map((role) => ({ role, area })),
  );
  const pages = paths.reduce((sum, { instances = [] }) => sum + Math.max(1, instances.length), 0);
  const faults = [
    ...(pages > MOST_PAGES ? [`it has ${pages} pages, more than ${MOST_PAGES}`] : []),
    ...paths.filter(({ path }) => !isPath(path)).map(({ path }) => `${path} is no path`),
    ...paths
      .filter(({ path }) => RESERVED.has(segmentsOf(path)[0]))
      .map(({ path }) => `${path} belongs to the site`),
    ...paths.flatMap(({ path, instances = [] }) =>
      instances
        .filter((page) => !isPath(page) || !isInstance(path, page))
        .map((page) => `${page} is no page of ${path}`),
    ),
    ...findDeclarationFaults(manifest),
    ...taken
      .filter(({ role }) => Object.hasOwn(homes, role))
      .map(({ role, area }) => `${area} has the home of ${role}`),
  ];
  if (faults.length > 0) throw new StatementRefused(`${name} can't be released: ${faults.join('; ')}.`);
}
