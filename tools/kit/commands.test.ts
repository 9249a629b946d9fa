import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateKey } from '../release/registry/signing';
import { anAreaBuild } from '../release/testing/make-site';
import { tempFolder } from '../testing/temp-folder';
import { runCommand } from './commands';

let root: string;
const at = (...names: string[]): string => join(root, ...names);
const read = (file: string): string => readFileSync(at('area', file), 'utf8');

/** What a command of the kit says in the area's folder, or the sentence that it fails with. */
async function marisma(...words: string[]): Promise<string> {
  const messages: string[] = [];
  await runCommand(words, at('area'), (line) => messages.push(line));
  return messages.join('\n');
}

beforeEach(() => {
  root = tempFolder();
  mkdirSync(at('area'));
});

it('writes a new area that keeps keys out of git, beside what npm install has written', async () => {
  writeFileSync(
    at('area/package.json'),
    JSON.stringify({ license: 'MIT', dependencies: { dayjs: '1.0.0' } }),
  );
  expect(await marisma('new', 'events')).toContain('events was created');
  // The compiler of the tests keeps its plugins in .swc.
  expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['*.pem', '.swc', 'dist']));
  expect(JSON.parse(read('package.json'))).toMatchObject({
    license: 'MIT',
    dependencies: { dayjs: '1.0.0', react: expect.stringMatching(/^19\./) as string },
  });
});

it('overwrites no file', async () => {
  writeFileSync(at('area/tsconfig.json'), 'mine');
  await expect(marisma('new', 'events')).rejects.toThrow(
    /^tsconfig\.json is in this folder already\. A new area needs an empty folder\.$/,
  );
  expect(read('tsconfig.json')).toBe('mine');
  expect(existsSync(at('area/area.config.ts'))).toBe(false);
});

it('lists its commands when asked, without an error', async () => {
  for (const words of [['--help'], ['publish', '--help']])
    expect(await marisma(...words)).toMatch(/^Usage: marisma/);
});

it('submits the build that was checked, without building it again', async () => {
  mkdirSync(at('inbox'));
  mkdirSync(at('area/dist'));
  for (const [file, content] of anAreaBuild('events', '0123456789ab'))
    writeFileSync(at('area/dist', file), content);
  const git = (...words: string[]) => execFileSync('git', words, { cwd: at('area'), stdio: 'pipe' });
  git('init', '--quiet');
  git('-c', 'user.name=Ana', '-c', 'user.email=ana@people.test', 'commit', '--allow-empty', '-qm', 'Begin');
  process.env.MARISMA_AREA_KEY = generateKey();
  expect(await marisma('publish', '--built', '--inbox', at('inbox'))).toBe(
    "events: 0123456789ab is submitted; the site's composer makes it live",
  );
  expect(readFileSync(at('inbox/events/0123456789ab/main.js'))).toEqual(
    readFileSync(at('area/dist/main.js')),
  );
});

describe('the workflow of a new area', () => {
  /** Runs its last step with stand-ins of `npx` and `gh`, which note how they are called. */
  async function runStep(answers: string): Promise<{ code: number | null; calls: string[] }> {
    await marisma('new', 'events');
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

  it('waits for the answer of the site and tells the pull request', async () => {
    const { code, calls } = await runStep(
      '[ -e composed ] && echo 0123 is live || { echo there is no answer yet; exit 1; }',
    );
    expect(code).toBe(0);
    expect(calls[0]).toBe('npx marisma publish --built');
    expect(calls[1]).toBe('gh api repos/marisma/site/dispatches -f event_type=submitted');
    expect(calls.filter((call) => call === 'npx marisma publish answer')).toHaveLength(2);
    expect(calls.at(-1)).toBe('gh pr comment 7 --body staging: 0123 is live');
  });

  it('fails at once, and says why, when the site refuses the build', async () => {
    const { code, calls } = await runStep('echo 0123 was refused: too large; exit 1');
    expect(code).toBe(1);
    expect(calls.at(-1)).toBe('gh pr comment 7 --body staging: 0123 was refused: too large');
  });
});

it('answers a mistake with a sentence', async () => {
  await expect(marisma('dev', '--fast')).rejects.toThrow(
    /^Unknown option '--fast'[^]*\n\nUsage: marisma <command>/,
  );
  await expect(marisma('dev')).rejects.toThrow(/^There is no area in .*: it has no area\.config\.ts\.$/);
});
