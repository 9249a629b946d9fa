import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../release/paths';

let root: string;
const at = (...names: string[]): string => join(root, ...names);
const read = (file: string): string => readFileSync(at('area', file), 'utf8');

/** Runs the command line of the kit in the area's folder. */
const marisma = (...args: string[]): { code: number | null; said: string } => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', at('kit/cli.js'), ...args],
    {
      cwd: at('area'),
      encoding: 'utf8',
    },
  );
  return { code: status, said: (stdout + stderr).trim() };
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'marisma-kit-cli-'));
  const options = ['--bundle', '--platform=node', '--format=esm', '--packages=external', '--log-level=error'];
  const files = [join(ROOT, 'tools/kit/cli.ts'), `--outfile=${at('kit/cli.js')}`];
  execFileSync(join(ROOT, 'node_modules/.bin/esbuild'), [...files, ...options]);
  const kit = {
    name: '@marisma/area-kit',
    version: '2.0.0',
    type: 'module',
    dependencies: { react: '19.0.0' },
  };
  writeFileSync(at('kit/package.json'), JSON.stringify(kit));
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'));
});
beforeEach(() => mkdirSync(at('area')));
afterEach(() => rmSync(at('area'), { recursive: true }));
afterAll(() => rmSync(root, { recursive: true }));

it('writes a new area that keeps keys out of git, beside what npm install has written', () => {
  writeFileSync(
    at('area/package.json'),
    JSON.stringify({ license: 'MIT', dependencies: { dayjs: '1.0.0' } }),
  );
  expect(marisma('new', 'events')).toEqual({
    code: 0,
    said: expect.stringContaining('events was created') as string,
  });
  // The compiler of the tests keeps its plugins in .swc.
  expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['*.pem', '.swc', 'dist']));
  expect(JSON.parse(read('package.json'))).toMatchObject({
    license: 'MIT',
    dependencies: { dayjs: '1.0.0', react: '19.0.0' },
  });
});

it('overwrites no file', () => {
  writeFileSync(at('area/tsconfig.json'), 'mine');
  expect(marisma('new', 'events')).toEqual({
    code: 1,
    said: 'tsconfig.json is in this folder already. A new area needs an empty folder.',
  });
  expect(read('tsconfig.json')).toBe('mine');
  expect(existsSync(at('area/area.config.ts'))).toBe(false);
});

it('lists its commands when asked, without an error', () => {
  for (const words of [['--help'], ['submit', '--help']])
    expect(marisma(...words)).toEqual({ code: 0, said: expect.stringMatching(/^Usage: marisma/) as string });
});

it('answers a mistake with a sentence', () => {
  const unknown = marisma('dev', '--fast');
  expect(unknown).toEqual({ code: 1, said: expect.stringContaining("Unknown option '--fast'") as string });
  expect(unknown.said).toContain('Usage: marisma <command>');
  expect(unknown.said).not.toMatch(/^ {4}at /m);
  expect(marisma('dev')).toEqual({
    code: 1,
    said: expect.stringMatching(/^There is no area in .*: it has no area\.config\.ts\.$/) as string,
  });
});
