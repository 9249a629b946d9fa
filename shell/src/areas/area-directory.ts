import {
  findArea,
  type AreaLink,
  type AreaModule,
  type AreaPath,
  type Registry,
  type Rejection,
  type RegistryEntry,
} from '@marisma/shared/contract';
import { loadPages } from '@marisma/shared/router';
import { withoutLocale } from '@marisma/shared/texts';
import { matchPath, matchRoutes } from 'react-router-dom';
import type { LoadTools } from './load-area';
import type { RegistryResult } from './registry-source';
import type { FaultReason } from './area-fault';
import { readArea, setArea } from './area-store';
import { homesOf, linksOf } from './declared';

/** Stands in the area store for the registry itself. */
const REGISTRY = 'registry';

/** Areas that can't be had as their entry stands, and why. */
export type RejectedAreas = Record<string, Omit<Rejection, 'reason'> & { reason: FaultReason }>;

/** What the shell asks of its areas; the router knows no more of them than this. Takes pathnames with or without a language. */
export interface AreaDirectory {
  names: readonly string[];
  /** All links for the frame's menus, the shell's own included. */
  links: readonly AreaLink[];
  /** The links that the page's HTML was drawn with; the same list unless this tab has another build of an area. */
  drawnLinks: readonly AreaLink[];
  /** Where a visitor goes after signing in, by role. */
  homes: ReadonlyMap<string, string>;
  /** The area that declares a pathname, from the registry, without loading any code. */
  find(pathname: string): { name: string; path: AreaPath } | undefined;
  /** Whose failure explains that nothing is at a pathname: an area whose entry could not be read, or the registry itself. */
  lost(pathname: string): string | undefined;
  /** Whether a loaded area has a route of its own for a pathname that it declares; false while it is not loaded. */
  answers(name: string, pathname: string): boolean;
  /**
   * Loads an area once; a failed load may be repeated, and one that is overdue gives way to a new one.
   * Rejects with an AreaFault.
   */
  load(name: string): Promise<AreaModule>;
  /** Has an area and the code of its page run before a visit to a pathname; one that fails is tried anew by the visit. */
  loadAhead(pathname: string): void;
}

/** What a load is given: where its module goes before the area counts as ready, and when it is given up. */
export type LoadTerms = Required<Pick<LoadTools, 'keep' | 'signal'>>;

/** What a directory is made of. */
export interface DirectorySource extends Pick<RegistryResult, 'registry' | 'source'> {
  rejected: RejectedAreas;
  /** The registry that the page's HTML was drawn with. */
  drawn?: Registry;
}

/** @param load how an entry becomes a module */
export function createAreaDirectory(
  { registry, rejected, source, drawn = registry }: DirectorySource,
  load: (entry: RegistryEntry, terms: LoadTerms) => Promise<AreaModule>,
): AreaDirectory {
  announceRejected(rejected, registry.areas);
  if (source === 'none') setArea(REGISTRY, { phase: 'failed', reason: 'registry-unreachable' });
  const entries = Object.entries(registry.areas);
  const declared = entries.map(([name, { live }]) => ({ name, paths: live.paths }));
  const loading = new Map<string, { promise: Promise<AreaModule>; control: AbortController }>();
  const loaded = new Map<string, AreaModule>();
  const links = linksOf(registry, rejected);
  const directory: AreaDirectory = {
    links,
    drawnLinks: hasSameBuilds(registry, drawn) ? links : linksOf(drawn, rejected),
    homes: homesOf(registry, rejected),
    names: entries.map(([name]) => name),
    find(pathname) {
      const found = findArea(declared, withoutLocale(pathname));
      return found && { name: found.area.name, path: found.path };
    },
    lost(pathname) {
      if (source === 'none') return REGISTRY;
      return Object.keys(rejected).find((name) =>
        rejected[name]?.paths.some((path) => matchPath(path, withoutLocale(pathname))),
      );
    },
    answers: (name, pathname) =>
      matchRoutes(loaded.get(name)?.routes ?? [], withoutLocale(pathname)) !== null,
    load(name) {
      const entry = registry.areas[name];
      if (!entry) return Promise.reject(new Error(`No area is called ${name}`));
      const known = loading.get(name);
      if (known && !readArea(name).overdue) return known.promise;
      known?.control.abort();
      const control = new AbortController();
      const { signal } = control;
      const promise = load(entry, { keep: (module) => loaded.set(name, module), signal });
      loading.set(name, { promise, control });
      promise.catch(() => loading.get(name)?.promise === promise && loading.delete(name));
      return promise;
    },
    loadAhead(pathname) {
      const found = directory.find(pathname);
      if (!found) return;
      directory
        .load(found.name)
        .then(({ routes }) => loadPages(routes, withoutLocale(pathname)))
        .catch(() => {});
    },
  };
  return directory;
}

const hasSameBuilds = (registry: Registry, other: Registry): boolean =>
  Object.keys({ ...registry.areas, ...other.areas }).every(
    (name) => registry.areas[name]?.live === other.areas[name]?.live,
  );

/** An entry that the registry's own rules refuse never gets as far as a load; its reason is shown all the same. */
function announceRejected(rejected: RejectedAreas, areas: Record<string, RegistryEntry>): void {
  for (const [name, { reason }] of Object.entries(rejected)) {
    if (!areas[name]) setArea(name, { phase: 'failed', reason });
  }
  for (const [name, { disabled }] of Object.entries(areas)) {
    if (disabled !== undefined) setArea(name, { phase: 'disabled', message: disabled });
  }
}
