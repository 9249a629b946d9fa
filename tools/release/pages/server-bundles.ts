import type { Release } from '@marisma/area-kit/contract';
import { folderAt, readReleased } from '../builds/published-files';
import type { SandboxInput } from './sandbox/sandbox';
import type { ShellBuild, SiteRegistry } from '../registry/site-registry';
import type { Target } from '../targets/target';

/**
 * Reads the server bundles that render the pages of one area from the published site.
 * @param area the area's name; without one, only the shell's bundle is read, for pages that need no area
 * @returns null when the shell has no server bundle; its pages are written without content
 * @throws Error when a bundle is missing or differs from the released one
 */
export async function readServerBundles(
  target: Target,
  { shell, ...registry }: SiteRegistry,
  area?: string,
): Promise<SandboxInput | null> {
  const shellBundle = shell && (await readBundle(target, shell.live));
  if (!shellBundle) return null;
  const live = area === undefined ? undefined : registry.areas[area]?.live;
  const areaBundle = live && (await readBundle(target, live));
  return { shell: shellBundle, registry, ...(areaBundle && { area: { name: live.name, ...areaBundle } }) };
}

async function readBundle(
  target: Target,
  { url, server }: Pick<Release | ShellBuild, 'url' | 'server'>,
): Promise<SandboxInput['shell'] | null> {
  if (!server) return null;
  const { file, integrity } = server;
  const content = await readReleased(target, { url, integrity: { [file]: integrity } }, file);
  return { path: folderAt(url) + file, source: content.toString('utf8') };
}
