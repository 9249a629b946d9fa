import { KEPT_BUILDS } from './registry-edits';
import type { ShellBuild, SiteRegistry } from './site-registry';

/** Makes a published build the one that pages are written for. */
export function shellGoLive(registry: SiteRegistry, build: ShellBuild): SiteRegistry {
  const { live, previous = [] } = registry.shell ?? {};
  const older = (live ? [live, ...previous] : []).filter((other) => other.build !== build.build);
  return { ...registry, shell: { live: build, previous: older.slice(0, KEPT_BUILDS) } };
}

/**
 * Makes the shell's build before live again; the one that was live becomes the last in line, as with areas.
 * @throws Error when there is nothing to go back to
 */
export function shellGoBack(registry: SiteRegistry): SiteRegistry {
  const { live, previous = [] } = registry.shell ?? {};
  const [build, ...rest] = previous;
  if (!live || !build) throw new Error("'shell' has no earlier build to go back to.");
  return { ...registry, shell: { live: build, previous: [...rest, live] } };
}
