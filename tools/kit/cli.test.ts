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
import { generateKey } from '../release/registry/signing';
import { makeAreaBuild } from '../release/testing/make-site';

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
      env: process.env,
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
  for (const words of [['--help'], ['publish', '--help']])
    expect(marisma(...words)).toEqual({ code: 0, said: expect.stringMatching(/^Usage: marisma/) as string });
});

it('submits the build that was checked, without building it again', async () => {
  mkdirSync(at('inbox'));
  await makeAreaBuild(at('area/dist'), 'events', '0123456789ab');
  const git = (...words: string[]) => execFileSync('git', words, { cwd: at('area'), stdio: 'pipe' });
  git('init', '--quiet');
  git('-c', 'user.name=Ana', '-c', 'user.email=ana@people.test', 'commit', '--allow-empty', '-qm', 'Begin');
  process.env.MARISMA_AREA_KEY = generateKey();
  expect(marisma('publish', '--built', '--inbox', at('inbox'))).toEqual({
    code: 0,
    said: "events: 0123456789ab is submitted; the site's composer makes it live",
  });
  expect(readFileSync(at('inbox/events/0123456789ab/main.js'))).toEqual(
    readFileSync(at('area/dist/main.js')),
  );
});

describe('the workflow of a new area', () => {
  /** Runs its last step with stand-ins of `npx` and `gh`, which note how they are called. */
  function runStep(answers: string): { code: number | null; calls: string[] } {
    marisma('new', 'events');
    const [, step = ''] = read('.github/workflows/release.yml').split('        run: |\n');
    const stub = (name: string, body: string): void =>
      writeFileSync(at('area', name), `#!/bin/sh\necho "${name} $*" >> calls\n${body}`, { mode: 0o755 });
    stub('npx', `[ "$3" != answer ] || { ${answers}; }`);
    stub('gh', 'case "$*" in *commits*) echo 7 ;; esac');
    stub('sleep', 'touch composed');
    const { status } = spawnSync('bash', ['-e', '-c', step], {
      cwd: at('area'),
      env: {
        ...process.env,
        PATH: `${at('area')}:${process.env.PATH}`,
        SITE: 'marisma/site',
        ENVIRONMENT: 'staging',
      },
    });
    return { code: status, calls: read('calls').trim().split('\n') };
  }

  it('waits for the answer of the site and tells the pull request', () => {
    const { code, calls } = runStep(
      '[ -e composed ] && echo 0123 is live || { echo there is no answer yet; exit 1; }',
    );
    expect(code).toBe(0);
    expect(calls[0]).toBe('npx marisma publish --built');
    expect(calls[1]).toBe('gh api repos/marisma/site/dispatches -f event_type=submitted');
    expect(calls.filter((call) => call === 'npx marisma publish answer')).toHaveLength(2);
    expect(calls.at(-1)).toBe('gh pr comment 7 --body staging: 0123 is live');
  });

  it('fails at once, and says why, when the site refuses the build', () => {
    const { code, calls } = runStep('echo 0123 was refused: too large; exit 1');
    expect(code).toBe(1);
    expect(calls.at(-1)).toBe('gh pr comment 7 --body staging: 0123 was refused: too large');
  });
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
