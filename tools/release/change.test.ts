import { aRelease } from '../../shared/src/testing/registry';
import { makeChange } from './change';
import { goBack, goLive } from './registry-edits';
import { readRegistry, RegistryConflict, writeRegistry } from './registry-store';
import { memoryTarget } from './testing/memory-target';
import type { Target } from './target';

const release = (target: Target, name: string, build: string) =>
  makeChange(target, {
    what: `release ${name} ${build}`,
    areas: [name],
    edit: (registry) => goLive(registry, aRelease(name, { build })),
  });

/** Runs `meanwhile` between the read and the write of the next change. */
function interfere(target: Target, meanwhile: () => Promise<unknown>): Target {
  let done = false;
  return {
    ...target,
    async create(path, content) {
      if (!done) {
        done = true;
        await meanwhile();
      }
      return target.create(path, content);
    },
  };
}

it('makes a change upon that of another area which came first: both are live', async () => {
  const target = memoryTarget();
  await release(
    interfere(target, () => release(target, 'owner', 'bbbbbbbbbbbb')),
    'guest',
    'aaaaaaaaaaaa',
  );
  const { areas, revision } = await readRegistry(target);
  expect(Object.keys(areas).sort()).toEqual(['guest', 'owner']);
  expect(revision).toBe(2);
  expect(JSON.parse(String(await target.read('registry.json')))).toMatchObject({ revision: 2 });
});

it('tells the loser when both changed the same area, and changes nothing', async () => {
  const target = memoryTarget();
  const both = release(
    interfere(target, () => release(target, 'guest', 'bbbbbbbbbbbb')),
    'guest',
    'aaaaaaaaaaaa',
  );
  await expect(both).rejects.toThrow(RegistryConflict);
  expect((await readRegistry(target)).areas.guest?.live.build).toBe('bbbbbbbbbbbb');
});

it('loses none of many at once', async () => {
  const target = memoryTarget();
  const names = Array.from({ length: 10 }, (_, index) => `area${index}`);
  await Promise.all(names.map((name) => release(target, name, 'aaaaaaaaaaaa')));
  expect(Object.keys((await readRegistry(target)).areas).sort()).toEqual(names);
});

it('finishes what somebody else left before it does its own', async () => {
  const target = memoryTarget();
  await release(target, 'guest', 'aaaaaaaaaaaa');
  await release(target, 'guest', 'bbbbbbbbbbbb');
  const half = goLive(await readRegistry(target), aRelease('owner'));
  await writeRegistry(target, half, 'release owner');
  await makeChange(target, {
    what: 'rollback guest',
    areas: ['guest'],
    edit: (seen) => goBack(seen, 'guest'),
  });
  const { areas } = await readRegistry(target);
  expect(areas.guest?.live.build).toBe('aaaaaaaaaaaa');
  expect(areas.owner).toBeDefined();
});
