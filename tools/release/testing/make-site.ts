import { CONTRACT, type Release } from '@marisma/area-kit/contract';
import { digest } from '../../../shared/build/digest';
import { buildRelease } from '../../../shared/src/testing/registry';
import type { BuildFiles } from '../builds/publish';
import type { ShellBuild } from '../registry/site-registry';
import type { Target } from '../targets/target';

type Files = Record<string, string>;

const digestsOf = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([file, content]) => [file, digest(Buffer.from(content))]));

const buildOf = (files: Files): BuildFiles =>
  new Map(Object.entries(files).map(([file, content]) => [file, Buffer.from(content)]));

/**
 * A small build of an area, different for every build id.
 * @param more files that its description does not name
 */
export function anAreaBuild(
  name: string,
  build: string,
  change: Partial<Release> = {},
  more: Files = {},
): BuildFiles {
  const files = { 'mf-manifest.json': `{"build":"${build}"}`, 'main.js': `run('${build}')` };
  const { url: _url, ...manifest } = buildRelease(name, {
    build,
    paths: [{ path: name === 'home' ? '/' : `/${name}`, access: 'public', frame: 'site', title: name }],
    integrity: digestsOf(files),
    ...change,
  });
  return buildOf({ ...files, 'area.json': JSON.stringify(manifest), ...more });
}

/** A build of the shell, as the registry has it. */
export const aShell = (change: Partial<ShellBuild> = {}): ShellBuild => {
  const { build = 'b' } = change;
  const facts = { contract: CONTRACT, shared: {}, scripts: ['main.js'], boot: 'boot.js', integrity: {} };
  return { build, url: `/shell/${build}/`, ...facts, ...change };
};

export function aShellBuild(build: string, change: Partial<ShellBuild> = {}, boot = 'start()'): BuildFiles {
  const files = { 'main.js': `shell('${build}')`, 'boot.js': boot };
  const { url: _url, ...manifest } = aShell({ build, integrity: digestsOf(files), ...change });
  return buildOf({ ...files, 'shell.json': JSON.stringify(manifest) });
}

export class Killed extends Error {
  override name = 'Killed';
}

/** A target that throws `Killed` at its n-th change and at every later one. */
export function failingTarget(target: Target, n: number): Target {
  let changes = 0;
  const live =
    <A extends unknown[], R>(action: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      changes += 1;
      if (changes >= n) throw new Killed(`before change ${n}`);
      return action(...args);
    };
  return {
    ...target,
    write: live(target.write),
    create: live(target.create),
    remove: live(target.remove),
  };
}
