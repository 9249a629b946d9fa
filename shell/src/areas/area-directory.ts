import {
  findArea,
  type AreaLink,
  type AreaModule,
  type AreaPath,
  type Registry,
  type Rejection,
  type RegistryEntry,
} from '@marisma/area-kit/contract';
import { loadPages } from '@marisma/area-kit/router';
import { withoutLocale } from '@marisma/area-kit/texts';
import { matchPath, matchRoutes } from 'react-router-dom';
import type { LoadTools } from './load-area';
import type { RegistryResult } from './registry-source';
import type { FaultReason } from './area-fault';
import { readArea, setArea } from './area-store';
import { homesOf, linksOf } from './declared';

const REGISTRY = 'registry';

export type RejectedAreas = Record<string, Omit<Rejection, 'reason'> & { reason: FaultReason }>;

/**
 * All that the shell and its router know about areas. Pathnames are accepted with or without a language
 * prefix.
 */
export interface AreaDirectory {
  names: readonly string[];
  /** All links for the frame's menus, the shell's own included. */
  links: readonly AreaLink[];
  /** The links in the page's HTML; the same list unless this tab has another build of an area. */
  renderedLinks: readonly AreaLink[];
  homes: ReadonlyMap<string, string>;
  /** The area that declares a pathname, from the registry, without loading any code. */
  find(pathname: string): { name: string; path: AreaPath } | undefined;
  /**
   * The name under which the store has the failure behind a missing page: an area with a rejected entry, or
   * the registry itself.
   */
  lost(pathname: string): string | undefined;
  /**
   * Whether a loaded area has a route for a pathname that it declares; false while the area is not loaded.
   */
  answers(name: string, pathname: string): boolean;
  /**
   * Loads an area once. After a failure the next call loads it again; an overdue load is replaced by a new
   * one. Rejects with an AreaFault.
   */
  load(name: string): Promise<AreaModule>;
  /** Loads and evaluates an area and a page's code before the visit. If that fails, the visit tries again. */
  loadAhead(pathname: string): void;
}

/** Parameters of one load: `keep` stores the module before the area is ready, `signal` cancels the load. */
export type LoadTerms = Required<Pick<LoadTools, 'keep' | 'signal'>>;

export interface DirectorySource extends Pick<RegistryResult, 'registry' | 'source'> {
  rejected: RejectedAreas;
  /** The registry that the page's HTML was rendered from. */
  drawn?: Registry;
}

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
    renderedLinks: hasSameBuilds(registry, drawn) ? links : linksOf(drawn, rejected),
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

/** Rejected and disabled entries are never loaded; this writes their reasons to the area store. */
function announceRejected(rejected: RejectedAreas, areas: Record<string, RegistryEntry>): void {
  for (const [name, { reason }] of Object.entries(rejected)) {
    if (!areas[name]) setArea(name, { phase: 'failed', reason });
  }
  for (const [name, { disabled }] of Object.entries(areas)) {
    if (disabled !== undefined) setArea(name, { phase: 'disabled', message: disabled });
  }
}
