import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRegistry } from '../../../shared/src/testing/registry';
import { publishArea, publishShell } from '../builds/publish';
import type { Target } from '../targets/target';
import { makeAreaBuild, makeShellBuild } from '../testing/make-site';
import { memoryTarget } from '../testing/memory-target';
import { writePages } from './write-pages';

const BUILD = '111111111111';
let dist: string;
let target: Target;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'marisma-pages-'));
  target = memoryTarget();
  jest.spyOn(console, 'warn').mockImplementation();
  await makeShellBuild(join(dist, 'shell'), BUILD);
});
afterEach(() => rm(dist, { recursive: true }));

/** Writes the pages of a site with one area. */
async function write(): Promise<void> {
  const live = await publishShell(target, join(dist, 'shell'));
  await makeAreaBuild(join(dist, 'home'), 'home', BUILD);
  const home = await publishArea(target, 'home', join(dist, 'home'));
  await writePages(target, { ...aRegistry([home]), shell: { live, previous: [] } });
}

it('writes the boot script and the registry’s address into every page', async () => {
  await write();
  for (const page of ['index.html', 'auth/index.html', '404.html']) {
    const html = String(await target.read(page));
    expect(html).toContain('<script>start()</script>');
    expect(html).toContain(
      'id="marisma-registry" data-src="/registry/pages/1.json" data-revision="1"></script>',
    );
  }
});

it('inlines the area’s manifest in a page without content, and in no other page', async () => {
  await write();
  expect(String(await target.read('index.html'))).toContain('id="marisma-manifest"');
  expect(String(await target.read('auth/index.html'))).not.toContain('id="marisma-manifest"');
});

it.each([
  ['would end its own element', 'start("</script>")', /can't be inlined/],
  ['is missing', null, /is missing/],
])('writes no page with a boot script that %s', async (_what, code, message) => {
  await makeShellBuild(join(dist, 'shell'), BUILD, {}, code ?? '');
  if (code === null) await rm(join(dist, 'shell/boot.js'));
  await expect(write()).rejects.toThrow(message);
});

it.each(['boot', 'worker'])('writes no page with an altered %s script', async (name) => {
  await makeShellBuild(join(dist, 'shell'), BUILD, { worker: 'main.js' });
  await target.write('config.json', JSON.stringify({ serviceWorker: true }));
  await writeFile(join(dist, 'shell', name === 'boot' ? 'boot.js' : 'main.js'), 'steal()');
  await expect(write()).rejects.toThrow('is not what was released');
});
