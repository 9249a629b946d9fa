import { execFileSync } from 'node:child_process';
import { tempFolder } from '../../testing/temp-folder';
import { createSigner, generateKey } from '../registry/signing';
import { anAreaBuild } from '../testing/make-site';
import { memoryTarget } from '../testing/memory-target';
import { readSource, submit } from './submit';

/** Submits a build with one more file. @returns the inbox */
async function send(file: string) {
  const inbox = memoryTarget();
  const source = { commit: 'c0ffee', author: 'Ana', time: '2026-11-24T12:00:00Z' };
  const build = anAreaBuild('guest', '111111111111', {}, { [file]: '{}' });
  const sent = submit(inbox, createSigner(generateKey()), build, source);
  return { inbox, message: await sent.then(() => '', String) };
}

it('writes nothing of a build that no site would accept', async () => {
  const { inbox, message } = await send('logo.svg');
  expect(message).toContain("guest can't be released: logo.svg is of a kind");
  expect([...inbox.files.keys()]).toEqual([]);
});

it('leaves source maps in the inbox, outside of what the site takes', async () => {
  const { inbox } = await send('main.js.map');
  expect([...inbox.files.keys()]).toContain('guest/111111111111/main.js.map');
  expect(String(inbox.files.get('guest/statement.json'))).not.toContain('.map');
});

it("reads the commit's author as one line of at most 80 characters", async () => {
  const folder = tempFolder();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '-q');
  const name = `${'x'.repeat(78)}\u202e😀`;
  git('-c', `user.name=${name}`, '-c', 'user.email=a@b', 'commit', '-q', '--allow-empty', '-m', 'one');
  expect((await readSource(folder)).author).toBe(`${'x'.repeat(78)}\ufffd\ufffd`);
});
