import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf, listAreas } from '../release/paths';
import { installKit, packKitInto } from './testing/repository';

let work: string;
let kit: string;

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'marisma-areas-'));
  kit = packKitInto(join(work, 'kit'));
}, 300_000);
afterAll(() => rmSync(work, { recursive: true }));

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
