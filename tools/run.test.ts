import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tempFolder } from './testing/temp-folder';

let clone: string;

/** A clone in which nothing is installed. */
beforeEach(() => {
  clone = tempFolder();
  mkdirSync(join(clone, 'tools'));
  for (const file of ['run.mjs', 'ensure-installed.mjs', 'marisma.mjs']) {
    cpSync(join(import.meta.dirname, file), join(clone, 'tools', file));
  }
});

function run(args: string[]): { status: number | null; stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: clone, encoding: 'utf8' });
  return { status, stderr: stderr.trim() };
}

/** Makes Node name itself as another version. */
function versioned(version: string): string[] {
  const file = join(clone, 'version.cjs');
  writeFileSync(
    file,
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
  );
  return ['--require', file];
}

it.each([
  ['run.mjs', 'tools/contract/write-report.ts'],
  ['marisma.mjs', 'status'],
])('tells what to run before %s %s when nothing is installed', (script, argument) => {
  expect(run([`tools/${script}`, argument])).toEqual({
    status: 1,
    stderr: 'The dependencies are not installed. Run: npm ci',
  });
});

it.each(['16.20.2', '18.20.8', '20.11.1'])('refuses Node %s with one sentence', (version) => {
  for (const args of [
    ['tools/run.mjs', '--install=start', 'tools/start/start.ts'],
    ['tools/marisma.mjs', 'status'],
  ]) {
    expect(run([...versioned(version), ...args])).toEqual({
      status: 1,
      stderr: `Node 20.19 or newer is needed; this is ${version}.`,
    });
  }
});

/** Runs `script` with a double of npm that notes how it is called, and installs what the lock file names. */
function runWithNpm(script: string): string {
  const bin = join(clone, 'bin');
  mkdirSync(bin);
  mkdirSync(join(clone, 'node_modules'), { recursive: true });
  const npm = `#!/usr/bin/env node
const fs = require('fs');
const args = process.argv.slice(2);
fs.appendFileSync('calls', args.join(' ') + '\\n');
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
if (args[0] === 'install') fs.writeFileSync('package-lock.json', JSON.stringify({ packages: { ...packages, added: {} } }));
if (args.includes('--omit=dev')) delete packages.jest;
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: { ...packages, added: {} } }));`;
  writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const code = `import('./tools/ensure-installed.mjs').then((it) => (${script}))`;
  expect(spawnSync(process.execPath, ['-e', code], { cwd: clone, env, encoding: 'utf8' }).stderr).toBe('');
  return existsSync(join(clone, 'calls')) ? readFileSync(join(clone, 'calls'), 'utf8') : '';
}

const LOCKED = {
  react: { version: '1.0.0' },
  jest: { version: '2.0.0', dev: true },
  fsevents: { optional: true },
};
const write = (file: string, packages: object): void => {
  mkdirSync(join(clone, 'node_modules'), { recursive: true });
  writeFileSync(join(clone, file), JSON.stringify({ packages }));
};

it('installs once after a workspace is added or removed', () => {
  write('package-lock.json', LOCKED);
  expect(runWithNpm("it.installChanges(), it.ensureInstalled('all')")).toMatch(/^install .*\n$/);
});

it('leaves out what only tests use for a start, and adds it for the tests', () => {
  write('package-lock.json', LOCKED);
  const wanted = ['start', 'start', 'all', 'start'].map((each) => `it.ensureInstalled('${each}')`);
  const options = '--no-audit --no-fund --loglevel=error --omit=peer';
  expect(runWithNpm(wanted.join(', '))).toBe(`ci ${options} --omit=dev\nci ${options}\n`);
});

it("leaves what somebody's own 'npm ci' installed, until the lock file changes", () => {
  write('package-lock.json', LOCKED);
  write('node_modules/.package-lock.json', { react: LOCKED.react, jest: LOCKED.jest });
  expect(runWithNpm("it.ensureInstalled('start'), it.ensureInstalled('all')")).toBe('');
  rmSync(join(clone, 'bin'), { recursive: true });
  write('package-lock.json', { ...LOCKED, react: { version: '1.0.1' } });
  expect(runWithNpm("it.ensureInstalled('start')")).toContain('--omit=dev');
});
