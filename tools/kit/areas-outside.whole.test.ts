import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, listAreas } from '../release/paths';
import { tempFolder } from '../testing/temp-folder';
import { installKit, packKitInto } from './testing/repository';

let work: string;
let kit: string;

beforeAll(() => {
  work = tempFolder();
  kit = packKitInto(join(work, 'kit'));
}, 300_000);

it.each(listAreas())(
  'type-checks and builds %s outside of this repository, with the packed kit and the libraries it names',
  (area) => {
    const dir = join(work, area);
    const from = folderOf(area);
    cpSync(from, dir, { recursive: true, filter: (path) => !/\/(dist|node_modules)$/.test(path) });
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(from, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
    installKit(dir, kit, Object.keys({ ...dependencies, ...devDependencies }));
    const run = (...args: string[]): string =>
      execFileSync(process.execPath, args, { cwd: dir, encoding: 'utf8', stdio: 'pipe' });
    expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.')).toBe('');
    run('node_modules/@marisma/area-kit/cli.js', 'build');
    const built = JSON.parse(readFileSync(join(dir, 'dist/area.json'), 'utf8')) as { name: string };
    expect(built.name).toBe(area);
  },
  300_000,
);

it("names a build after the area's sources and lock file, wherever the folder is", () => {
  const nameOf = (folder: string, source: string, change?: (lock: string) => string): string => {
    const dir = join(work, folder);
    installKit(dir, kit);
    writeFileSync(
      join(dir, 'area.config.ts'),
      `import '@marisma/area-kit/contract'; export default '${source}';`,
    );
    const lock = join(dir, 'package-lock.json');
    if (change) writeFileSync(lock, change(readFileSync(lock, 'utf8')));
    const script = `import('${join(dir, 'node_modules/@marisma/area-kit/build/build-id.js')}').then((it) => console.log(it.computeBuildId('${dir}')))`;
    return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
  };
  const build = nameOf('one', 'same');
  expect(build).toMatch(/^[0-9a-f]{12}$/);
  expect(nameOf('two/below', 'same')).toBe(build);
  expect(nameOf('three', 'other')).not.toBe(build);
  expect(nameOf('four', 'same', (lock) => lock.replace('kit.tgz', 'newer-kit.tgz'))).not.toBe(build);
}, 120_000);
