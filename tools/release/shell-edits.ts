import { KEPT_BUILDS } from './registry-edits';
import type { ShellBuild, SiteRegistry } from './site-registry';

/** Makes a published build live: pages are written for it. */
export function shellGoLive(registry: SiteRegistry, build: ShellBuild): SiteRegistry {
  const { live, previous = [] } = registry.shell ?? {};
  const older = (live ? [live, ...previous] : []).filter((other) => other.build !== build.build);
  return { ...registry, shell: { live: build, previous: older.slice(0, KEPT_BUILDS) } };
}

/**
 * Makes the shell's newest previous build live again; the former live build becomes the oldest, as with areas.
 * @throws Error when there is no previous build
 */
export function shellGoBack(registry: SiteRegistry): SiteRegistry {
  const { live, previous = [] } = registry.shell ?? {};
  const [build, ...rest] = previous;
  if (!live || !build) throw new Error("'shell' has no earlier build to go back to.");
  return { ...registry, shell: { live: build, previous: [...rest, live] } };
}
