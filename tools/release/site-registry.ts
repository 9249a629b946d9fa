import type { ShellManifest } from '@marisma/shared/build';
import type { Registry, RegistryEntry, Release } from '@marisma/shared/contract';
import type { PartBuilds } from './part-builds';
import type { PathOwner } from './path-owners';

export type ShellBuild = ShellManifest & { url: string };

/** The shell's builds. Pages are written for the live build. */
export type ShellEntry = PartBuilds<ShellBuild>;

/** An area's entry with its retired builds, which shells do not read. */
export interface AreaEntry extends RegistryEntry, PartBuilds<Release> {}

/** The registry with what only releases read. A page names its own shell. */
export interface SiteRegistry extends Registry {
  shell?: ShellEntry;
  areas: Record<string, AreaEntry>;
  /** The owner of every released path, by route pattern. */
  paths?: Record<string, PathOwner>;
  /** Route patterns of removed areas that answer 410 Gone. */
  gone?: string[];
}
