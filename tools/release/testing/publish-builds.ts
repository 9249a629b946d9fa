import type { Release } from '@marisma/area-kit/contract';
import { publishArea, publishShell } from '../builds/publish';
import { makeChange, type Change } from '../change';
import { goLive } from '../registry/registry-edits';
import type { ShellBuild, SiteRegistry } from '../registry/site-registry';
import type { Target } from '../targets/target';
import { anAreaBuild, aShellBuild } from './make-site';

/** Uploads a small build of an area. */
export const uploadArea = (target: Target, ...about: Parameters<typeof anAreaBuild>) =>
  publishArea(target, about[0], anAreaBuild(...about));

/** Uploads a small build of the shell. */
export const uploadShell = (target: Target, ...about: Parameters<typeof aShellBuild>) =>
  publishShell(target, aShellBuild(...about));

/** Changes a site as the commands do. */
export const change = (target: Target, edit: Change['edit'], what = 'test', parts: string[] = []) =>
  makeChange(target, { what, parts, edit });

/** Makes uploaded builds live at once. */
export function makeLive(target: Target, ...builds: (Release | ShellBuild)[]): Promise<SiteRegistry> {
  const what = `release ${builds.map(({ url }) => url).join(' ')}`;
  return change(target, (registry) => builds.reduce(goLive, registry), what);
}
