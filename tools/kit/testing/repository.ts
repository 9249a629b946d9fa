import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../release/paths';

/**
 * Packs the kit, in a process of its own: the compiler's plugins do not run inside of jest.
 * @returns the path of the archive
 */
export function packKitInto(folder: string): string {
  const script = `import('${join(ROOT, 'tools/kit/build-kit.ts')}').then((it) => it.packKit('${folder}')).then(console.log)`;
  return execFileSync(process.execPath, ['--import', 'tsx', '-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
  }).trim();
}

/**
 * Installs the packed kit in a folder outside of this repository, with a lock file. The libraries are those of this
 * repository, since tests have no network: those that the kit depends on, and `libraries`; no other can be imported.
 */
export function installKit(dir: string, kit: string, libraries: string[] = []): void {
  const modules = join(dir, 'node_modules');
  const own = join(modules, '@marisma/area-kit');
  mkdirSync(own, { recursive: true });
  execFileSync('tar', ['xzf', kit, '-C', own, '--strip-components=1']);
  const { version, dependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
  };
  for (const library of new Set([...Object.keys(dependencies), ...libraries])) {
    if (library === '@marisma/area-kit') continue;
    mkdirSync(dirname(join(modules, library)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', library), join(modules, library));
  }
  const packages = { 'node_modules/@marisma/area-kit': { version, resolved: 'file:kit.tgz' } };
  writeFileSync(join(dir, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
}
