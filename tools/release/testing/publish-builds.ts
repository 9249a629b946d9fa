import type { Release } from '@marisma/area-kit/contract';
import { tempFolder } from '../../testing/temp-folder';
import { publishArea, publishShell } from '../builds/publish';
import { makeChange, type Change } from '../change';
import { goLive, shellGoLive } from '../registry/registry-edits';
import type { ShellBuild, SiteRegistry } from '../registry/site-registry';
import type { Target } from '../targets/target';
import { makeAreaBuild, makeShellBuild } from './make-site';

/** Uploads a small build of an area. */
export async function uploadArea(
  target: Target,
  name: string,
  build: string,
  about?: Partial<Release>,
): Promise<Release> {
  const dist = tempFolder();
  await makeAreaBuild(dist, name, build, about);
  return publishArea(target, name, dist);
}

/** Uploads a small build of the shell. */
export async function uploadShell(
  target: Target,
  build: string,
  about?: Partial<ShellBuild>,
  boot?: string,
): Promise<ShellBuild> {
  const dist = tempFolder();
  await makeShellBuild(dist, build, about, boot);
  return publishShell(target, dist);
}

/** Changes a site, as any command does. */
export const change = (target: Target, edit: Change['edit'], what = 'test', parts: string[] = []) =>
  makeChange(target, { what, parts, edit });

/** Makes uploaded builds live at once. */
export function makeLive(target: Target, ...builds: (Release | ShellBuild)[]): Promise<SiteRegistry> {
  const what = `release ${builds.map(({ url }) => url).join(' ')}`;
  return change(
    target,
    (seen) =>
      builds.reduce(
        (next, build) => ('paths' in build ? goLive(next, build) : shellGoLive(next, build)),
        seen,
      ),
    what,
  );
}
