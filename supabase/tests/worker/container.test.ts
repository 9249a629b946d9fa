import assert from 'node:assert/strict';
import { execFileSync, execSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import { tempFolder } from '../support/temp-folder';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = 'supabase/worker';
const read = (file: string): string => readFileSync(join(ROOT, FOLDER, file), 'utf8');
const answers = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

describe("the worker's container", () => {
  const lines = read('Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const all = (word: string): string[] =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  it('copies files that there are, contains no key, and runs without rights', () => {
    const ignored = read('Dockerfile.dockerignore');
    const sources = all('COPY')
      .filter((line) => !line.startsWith('--from='))
      .flatMap((line) => line.split(' ').slice(0, -1));
    assert.ok(sources.length >= 5);
    for (const source of sources) {
      assert.ok(existsSync(join(ROOT, source)), source);
      assert.ok(ignored.includes(`!${source}\n`), `${source} is not ignored`);
    }
    assert.doesNotMatch(lines.join('\n'), /SECRET|KEY=|PASSWORD/);
    assert.deepEqual(all('USER'), ['node']);
  });

  it('holds one file, which runs where nothing else is, and ends with one sentence about a missing setting', async (test) => {
    const folder = await tempFolder(test);
    const file = join(folder, 'worker.mjs');
    const bundle = all('RUN').find((line) => line.includes('esbuild')) ?? '';
    const command = bundle.replace('--outfile=worker.mjs', `--outfile="${file}" --log-level=error`);
    execSync(command, { cwd: ROOT, stdio: 'pipe' });
    const run = spawnSync(process.execPath, [file], { cwd: folder, env: {}, encoding: 'utf8' });
    assert.deepEqual([run.status, run.stdout], [1, '']);
    assert.match(run.stderr, /^SUPABASE_URL is missing: [^\n]+\n$/);
  });

  const docker = answers('docker', 'info');
  it('is built where Docker is', { skip: docker ? false : 'no Docker on this machine' }, () => {
    const options = { cwd: ROOT, stdio: 'pipe', timeout: 280_000 } as const;
    execFileSync(
      'docker',
      ['build', '-q', '-f', `${FOLDER}/Dockerfile`, '-t', 'marisma-worker-test', '.'],
      options,
    );
    const run = spawnSync('docker', ['run', '--rm', 'marisma-worker-test'], { encoding: 'utf8' });
    assert.equal(run.status, 1);
    assert.match(run.stderr, /^SUPABASE_URL is missing/);
  });
});

describe("the worker's service", () => {
  it('starts a file that there is', () => {
    const [, file = ''] = /^ExecStart=.* (\S+\.ts)$/m.exec(read('marisma-worker.service')) ?? [];
    assert.ok(existsSync(join(ROOT, file)), file);
  });

  const systemd = answers('systemd-analyze', '--version');
  it('is understood by systemd', { skip: systemd ? false : 'no systemd on this machine' }, () => {
    const path = join(ROOT, FOLDER, 'marisma-worker.service');
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
    assert.doesNotMatch(stderr, /marisma-worker/);
  });
});
