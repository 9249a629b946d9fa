import type { ShellManifest } from '@marisma/shared/build';
import type { Registry } from '@marisma/shared/contract';

export type ShellBuild = ShellManifest & { url: string };

/** The shell's builds: pages are written for the live one. */
export interface ShellEntry {
  live: ShellBuild;
  /** Builds that were live before, newest first. */
  previous: ShellBuild[];
}

/** The registry as releases keep it. Browsers read the areas alone: their page names its shell. */
export interface SiteRegistry extends Registry {
  shell?: ShellEntry;
}
