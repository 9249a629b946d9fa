import { digest } from '@marisma/area-kit/build';
import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { readServerBundles } from './server-bundles';
import { aShell } from '../testing/make-site';
import { memoryTarget } from '../testing/memory-target';

/** A site with a shell and one area whose server bundles have these sources. */
async function aSite(area: string) {
  const target = memoryTarget();
  const put = async (url: string, source: string) => {
    await target.write(`${url.slice(1)}server.cjs`, source);
    return { file: 'server.cjs', integrity: digest(Buffer.from(source)) };
  };
  const shell = aShell();
  const live = buildRelease('public');
  const registry = {
    ...buildRegistry([{ ...live, server: await put(live.url, area) }]),
    shell: { live: { ...shell, server: await put(shell.url, 'the shell') }, previous: [] },
  };
  return { target, registry };
}

it('reads the bundles of the shell and of the area that owns the page, and no secret of the site', async () => {
  const { target, registry } = await aSite('the area');
  expect(await readServerBundles(target, registry, 'public')).toEqual({
    shell: { path: 'shell/b/server.cjs', source: 'the shell' },
    area: { name: 'public', path: 'areas/public/a1b2c3d4e5f6/server.cjs', source: 'the area' },
    registry: expect.objectContaining({ areas: registry.areas }) as unknown,
  });
});

it('reads only the shell for a page that needs no area', async () => {
  const { target, registry } = await aSite('the area');
  expect(await readServerBundles(target, registry)).not.toHaveProperty('area');
});

it('does not give a bundle that differs from the released one', async () => {
  const { target, registry } = await aSite('the area');
  await target.write('areas/public/a1b2c3d4e5f6/server.cjs', 'another');
  await expect(readServerBundles(target, registry, 'public')).rejects.toThrow('is not what was released');
});
