import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

it('installs once after a workspace is added or removed', () => {
  const bin = join(clone, 'bin');
  mkdirSync(bin);
  mkdirSync(join(clone, 'node_modules'));
  writeFileSync(join(clone, 'package-lock.json'), 'before');
  // Notes how it is called, and adds the workspace to the lock file.
  const npm = '#!/bin/sh\necho "$1" >> calls\necho after > package-lock.json\n';
  writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
  const script = `import('./tools/ensure-installed.mjs').then((it) => (it.installChanges(), it.ensureInstalled('all')))`;
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const { status } = spawnSync(process.execPath, ['-e', script], { cwd: clone, env });
  expect([status, readFileSync(join(clone, 'calls'), 'utf8')]).toEqual([0, 'install\n']);
});

it('leaves out what only tests use for a start, and adds it for the tests', () => {
  const bin = join(clone, 'bin');
  mkdirSync(bin);
  mkdirSync(join(clone, 'node_modules'));
  writeFileSync(join(clone, 'package-lock.json'), 'locked');
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "$@" >> calls\n', { mode: 0o755 });
  const wanted = ['start', 'start', 'all', 'start'].map((each) => `it.ensureInstalled('${each}')`);
  const script = `import('./tools/ensure-installed.mjs').then((it) => (${wanted.join(', ')}))`;
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const { status } = spawnSync(process.execPath, ['-e', script], { cwd: clone, env });
  const options = '--no-audit --no-fund --loglevel=error --omit=peer';
  expect([status, readFileSync(join(clone, 'calls'), 'utf8')]).toEqual([
    0,
    `ci ${options} --omit=dev\nci ${options}\n`,
  ]);
});
