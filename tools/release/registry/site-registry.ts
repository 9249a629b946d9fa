import type { ShellManifest } from '@marisma/area-kit/build';
import type { Access, Registry, RegistryEntry, Release } from '@marisma/area-kit/contract';
import type { PartBuilds } from './part-builds';
import type { Team } from '../teams/statement';

export type ShellBuild = ShellManifest & { url: string };

/** The shell's builds. Pages are written for the live build. A shell is not tried, and not switched off. */
interface ShellEntry extends PartBuilds<ShellBuild> {
  canary?: undefined;
  disabled?: undefined;
}

/** An area's entry with its retired builds, which shells do not read. */
export interface AreaEntry extends RegistryEntry, PartBuilds<Release> {}

export type Part = ShellEntry | AreaEntry;

/** The area that may release a path and all below it, and who may open the path today. */
export interface PathOwner {
  area: string;
  /** Absent after `transfer-path` of a free path or of the area's own: its next release sets it. */
  access?: Access;
}

/** Why and until when nothing new goes live. */
interface Freeze {
  until: string;
  reason: string;
}

/** The registry with what only releases read. A page names its own shell. */
export interface SiteRegistry extends Registry {
  shell?: ShellEntry;
  areas: Record<string, AreaEntry>;
  /** The owner of every released path, by route pattern. */
  paths?: Record<string, PathOwner>;
  /** The teams that release an area with a key of their own, by area. */
  teams?: Record<string, Team>;
  /** By area, 'shell', or 'all' for the site. */
  frozen?: Record<string, Freeze>;
  /** Route patterns of removed areas that answer 410 Gone. */
  gone?: string[];
}

type Parts = Pick<SiteRegistry, 'shell' | 'areas'>;

/** The entry of an area, or of `shell`. */
export const partOf = ({ shell, areas }: Parts, name: string): Part | undefined =>
  name === 'shell' ? shell : areas[name];

/** The entries of the shell and of every area, by name. */
export const partsOf = ({ shell, areas }: Parts): Record<string, Part> => ({
  ...(shell && { shell }),
  ...areas,
});

export const withPart = (registry: SiteRegistry, name: string, part: Part): SiteRegistry =>
  name === 'shell'
    ? { ...registry, shell: part as ShellEntry }
    : { ...registry, areas: { ...registry.areas, [name]: part as AreaEntry } };
