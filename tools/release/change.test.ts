import { digest } from '@marisma/area-kit/build';
import { CONTRACT } from '@marisma/area-kit/contract';
import { buildRelease } from '../../shared/src/testing/registry';
import { makeChange } from './change';
import { ContractMismatch } from './registry/check-contract';
import { rollBack, goLive } from './registry/registry-edits';
import { readRegistry, RegistryConflict, writeRegistry } from './registry/registry-store';
import { aShell } from './testing/make-site';
import { memoryTarget } from './testing/memory-target';
import type { Target } from './targets/target';

const release = (target: Target, name: string, build: string) =>
  makeChange(target, {
    what: `release ${name} ${build}`,
    parts: [name],
    edit: (registry) => goLive(registry, buildRelease(name, { build })),
  });

async function releaseShell(target: Target, build: string, contract = CONTRACT): Promise<unknown> {
  const shell = aShell({ build, contract, integrity: { 'boot.js': digest(Buffer.from('start()')) } });
  await target.write(`shell/${build}/boot.js`, 'start()');
  return makeChange(target, {
    what: `release shell ${build}`,
    parts: ['shell'],
    edit: (registry) => goLive(registry, shell),
  });
}

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

let target: Target;
beforeEach(() => void (target = memoryTarget()));

it('keeps all of many concurrent releases', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `area${index}`);
  await Promise.all(names.map((name) => release(target, name, 'aaaaaaaaaaaa')));
  expect(Object.keys((await readRegistry(target)).areas).sort()).toEqual(names);
});

it('rejects the second of two concurrent releases of the shell', async () => {
  await releaseShell(target, 'aaaaaaaaaaaa');
  const both = releaseShell(
    interfere(target, () => releaseShell(target, 'cccccccccccc')),
    'bbbbbbbbbbbb',
  );
  await expect(both).rejects.toThrow(RegistryConflict);
  await expect(both).rejects.toThrow('Somebody else changed shell at the same time');
  expect((await readRegistry(target)).shell).toMatchObject({
    live: { build: 'cccccccccccc' },
    previous: [{ build: 'aaaaaaaaaaaa' }],
  });
  expect(String(await target.read('auth/index.html'))).toContain('/shell/cccccccccccc/main.js');
});

it('releases the shell on top of a concurrent release of an area, and publishes both to open tabs', async () => {
  await releaseShell(
    interfere(target, () => release(target, 'guest', 'aaaaaaaaaaaa')),
    'bbbbbbbbbbbb',
  );
  const { areas, shell, revision } = await readRegistry(target);
  expect([areas.guest?.live.build, shell?.live.build]).toEqual(['aaaaaaaaaaaa', 'bbbbbbbbbbbb']);
  expect(revision).toBe(2);
  expect(JSON.parse(String(await target.read('registry.json')))).toMatchObject({ revision: 2 });
});

it('stops at an invalid config.json, and changes nothing', async () => {
  await target.write('config.json', '{"siteUrl":"https://marisma.example"}');
  await releaseShell(target, 'aaaaaaaaaaaa');
  const sitemap = await target.read('sitemap.xml');
  await target.write('config.json', '{"siteUrl":"https://marisma.example",\n}');
  await expect(releaseShell(target, 'bbbbbbbbbbbb')).rejects.toThrow('config.json, line 1, column 37');
  await target.write('config.json', '{"sitUrl":"https://marisma.example"}');
  await expect(releaseShell(target, 'bbbbbbbbbbbb')).rejects.toThrow('"sitUrl"');
  expect((await readRegistry(target)).shell?.live.build).toBe('aaaaaaaaaaaa');
  expect(sitemap).not.toBeNull();
  expect(await target.read('sitemap.xml')).toEqual(sitemap);
});

it('refuses a shell that cannot load a live area, and changes nothing', async () => {
  await release(target, 'guest', 'aaaaaaaaaaaa');
  await expect(releaseShell(target, 'bbbbbbbbbbbb', '9.0.0')).rejects.toThrow(ContractMismatch);
  expect(await readRegistry(target)).toMatchObject({ revision: 1 });
  expect(await readRegistry(target)).not.toHaveProperty('shell');
});

it('finishes an interrupted change of another area before its own', async () => {
  await release(target, 'guest', 'aaaaaaaaaaaa');
  await release(target, 'guest', 'bbbbbbbbbbbb');
  const half = goLive(await readRegistry(target), buildRelease('owner'));
  await writeRegistry(target, half, { change: 'release owner' });
  await makeChange(target, {
    what: 'rollback guest',
    parts: ['guest'],
    edit: (registry) => rollBack(registry, 'guest'),
  });
  const { areas } = await readRegistry(target);
  expect(areas.guest?.live.build).toBe('aaaaaaaaaaaa');
  expect(areas.owner).toBeDefined();
});

it('names a damaged revision of the log, and writes anew what it only derived from the log', async () => {
  const site = memoryTarget();
  await release(site, 'guest', '111111111111');
  await site.write('settled.json', '{');
  await release(site, 'guest', '222222222222');
  await site.write('registry/2.json', '{');
  await expect(release(site, 'guest', '333333333333')).rejects.toThrow(
    'registry/2.json is damaged. Put it back from a backup',
  );
});
