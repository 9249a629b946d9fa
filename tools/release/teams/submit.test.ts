import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from '../../testing/temp-folder';
import { createSigner, generateKey } from '../registry/signing';
import { makeAreaBuild } from '../testing/make-site';
import { memoryTarget } from '../testing/memory-target';
import { readSource, submit } from './submit';

let folder: string;
beforeEach(() => void (folder = tempFolder()));

it('writes nothing of a build that no site would accept', async () => {
  const inbox = memoryTarget();
  await makeAreaBuild(join(folder, 'dist'), 'guest', '111111111111');
  await writeFile(join(folder, 'dist/logo.svg'), '<svg/>');
  const source = { commit: 'c0ffee', author: 'Ana', time: '2026-11-24T12:00:00Z' };
  await expect(submit(inbox, createSigner(generateKey()), join(folder, 'dist'), source)).rejects.toThrow(
    "guest can't be released: logo.svg is of a kind",
  );
  expect([...inbox.files.keys()]).toEqual([]);
});

it('leaves source maps in the inbox, outside of what the site takes', async () => {
  const inbox = memoryTarget();
  const dist = join(folder, 'dist');
  await makeAreaBuild(dist, 'guest', '111111111111');
  await writeFile(join(dist, 'main.js.map'), '{}');
  const source = { commit: 'c0ffee', author: 'Ana', time: '2026-11-24T12:00:00Z' };
  await submit(inbox, createSigner(generateKey()), dist, source);
  expect([...inbox.files.keys()]).toContain('guest/111111111111/main.js.map');
  expect(String(inbox.files.get('guest/statement.json'))).not.toContain('.map');
});

it("reads the commit's author as one line of at most 80 characters", async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '-q');
  const name = `${'x'.repeat(78)}\u202e😀`;
  git('-c', `user.name=${name}`, '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'one');
  expect((await readSource(folder)).author).toBe(`${'x'.repeat(78)}\ufffd\ufffd`);
});
