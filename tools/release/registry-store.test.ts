import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRelease } from '../../shared/src/testing/registry';
import { goLive } from './registry-edits';
import { readRegistry, RegistryConflict, writeRegistry } from './registry-store';
import { folderTarget, type Target } from './target';

let folder: string;
let target: Target;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marisma-registry-'));
  target = folderTarget(folder);
});
afterEach(() => rm(folder, { recursive: true }));

it('starts empty and grows by one revision a change', async () => {
  const first = await writeRegistry(target, goLive(await readRegistry(target), aRelease('guest')));
  expect(first.revision).toBe(1);
  const second = await writeRegistry(target, goLive(first, aRelease('owner')));
  expect(await readRegistry(target)).toEqual(second);
  expect(second.revision).toBe(2);
});

it('refuses the slower of two releases and loses neither', async () => {
  const seen = await readRegistry(target);
  await writeRegistry(target, goLive(seen, aRelease('guest')));
  await expect(writeRegistry(target, goLive(seen, aRelease('owner')))).rejects.toThrow(RegistryConflict);
  expect(Object.keys((await readRegistry(target)).areas)).toEqual(['guest']);
});

it('never overwrites what it does not understand', async () => {
  await target.write('registry.json', '{"schema":1,"revision":3,"areas":{"guest":{"live":1}}}');
  await expect(readRegistry(target)).rejects.toThrow('guest');
});

it('leaves no drafts behind', async () => {
  await writeRegistry(target, goLive(await readRegistry(target), aRelease('guest')));
  expect((await readdir(folder)).sort()).toEqual(['registry.json', 'registry.json.br', 'registry.json.gz']);
});
