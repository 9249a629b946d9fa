import { withLive, withPrevious } from './part-builds';
import type { ShellBuild, SiteRegistry } from './site-registry';

/** Makes a published build live: pages are written for it. */
export const shellGoLive = (registry: SiteRegistry, build: ShellBuild): SiteRegistry => ({
  ...registry,
  shell: withLive(registry.shell, build),
});

/**
 * Makes the shell's newest previous build live again and retires the live one, as with areas.
 * @throws Error when nothing was released, or when there is no previous build
 */
export function shellGoBack(registry: SiteRegistry): SiteRegistry {
  if (!registry.shell) throw new Error("Nothing of 'shell' has been released.");
  return { ...registry, shell: withPrevious('shell', registry.shell) };
}

/**
 * Makes a named earlier build of the shell live; a retired build goes live only in this way.
 * @throws Error for an unknown build, with the list of known builds
 */
export function shellPromote(registry: SiteRegistry, build = ''): SiteRegistry {
  const { previous = [], retired = [] } = registry.shell ?? {};
  const known = [...previous, ...retired.map(({ release }) => release)];
  const chosen = known.find((one) => one.build === build);
  if (!chosen)
    throw new Error(`'shell' has no build ${build}. There are: ${known.map((one) => one.build).join(', ')}`);
  return { ...registry, shell: { ...withLive(registry.shell, chosen), pinned: true } };
}
