import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '../release/paths';
import { tempFolder } from '../testing/temp-folder';
import { freePort } from '../testing/free-port';
import { archiveName } from './kit-package';
import { installKit, packKitInto } from './testing/repository';

const readme = readFileSync(join(ROOT, 'tools/kit/README.md'), 'utf8');
const lines = (/```sh\n(.*?)```/s.exec(readme)?.[1] ?? '')
  .trim()
  .split('\n')
  .map((line) => line.replace(/ +#.*/, ''));

let root: string;
let dir: string;
beforeAll(() => {
  root = tempFolder();
  dir = join(root, 'events');
  for (const folder of ['events', 'inbox', 'bin']) mkdirSync(join(root, folder));
  installKit(dir, packKitInto(join(root, 'kit')));
  mkdirSync(join(dir, 'node_modules/.bin'));
  const own = join(dir, 'node_modules/@marisma/area-kit/cli.js');
  chmodSync(own, 0o755);
  symlinkSync(own, join(dir, 'node_modules/.bin/marisma'));
  // Tests have no network; what npm would install is there.
  writeFileSync(join(root, 'bin/npm'), '#!/bin/sh\n', { mode: 0o755 });
}, 300_000);

it("is as the kit's README has it, line by line", async () => {
  const port = await freePort();
  const person = { NAME: 'Ana', EMAIL: 'ana@people.test' };
  const options = {
    cwd: dir,
    encoding: 'utf8',
    env: {
      ...process.env,
      HOME: root,
      PORT: String(port),
      PATH: `${join(root, 'bin')}${delimiter}${process.env.PATH}`,
      ...Object.fromEntries(
        ['AUTHOR', 'COMMITTER'].flatMap((who) =>
          Object.entries(person).map(([what, value]) => [`GIT_${who}_${what}`, value]),
        ),
      ),
    },
  } as const;
  const [install, ...rest] = lines;
  expect(install).toBe(`npm install ./${archiveName({ version: '<version>', build: '<build>' })}`);
  for (const line of rest) {
    const command = line.replace('s3://bucket/prefix', join(root, 'inbox'));
    if (command.includes('marisma dev')) await runServer(command);
    // Nothing has composed the site meanwhile.
    else if (command.includes('publish answer'))
      expect(() => execFileSync('bash', ['-c', command], { ...options, stdio: 'pipe' })).toThrow('no answer');
    else execFileSync('bash', ['-ec', command], { ...options, stdio: 'pipe' });
  }
  expect(readFileSync(join(root, 'events.pem'), 'utf8')).toContain('PRIVATE KEY');
  expect(execFileSync('git', ['status', '--porcelain'], options)).toBe('');
  expect(execFileSync('git', ['ls-files'], options)).not.toMatch(/\.swc|dist|\.pem/);
  expect(readdirSync(join(root, 'inbox/events'))).toHaveLength(2);

  async function runServer(command: string): Promise<void> {
    const server = spawn('bash', ['-c', `exec ${command}`], { ...options, detached: true, stdio: 'ignore' });
    const answer = (): Promise<boolean> =>
      fetch(`http://localhost:${port}/events`).then(
        ({ ok }) => ok,
        () => false,
      );
    try {
      for (let second = 0; second < 60 && !(await answer()); second += 1)
        await new Promise((resolve) => setTimeout(resolve, 1000));
      expect(await answer()).toBe(true);
    } finally {
      process.kill(-(server.pid ?? 0), 'SIGTERM');
    }
  }
}, 300_000);
