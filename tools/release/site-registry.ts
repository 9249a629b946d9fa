import type { ShellManifest } from '@marisma/shared/build';
import type { Registry } from '@marisma/shared/contract';

export type ShellBuild = ShellManifest & { url: string };

/** The shell's builds. Pages are written for the live build. */
export interface ShellEntry {
  live: ShellBuild;
  /** Builds that were live before, newest first. */
  previous: ShellBuild[];
}

/** The registry with the shell's builds, which only releases read: a page names its own shell. */
export interface SiteRegistry extends Registry {
  shell?: ShellEntry;
}
