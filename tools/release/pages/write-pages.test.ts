import type { ShellBuild } from '../registry/site-registry';
import { buildRegistry } from '../../../shared/src/testing/registry';
import { hashOf } from '../../site/inline-hashes';
import type { Target } from '../targets/target';
import { memoryTarget } from '../testing/memory-target';
import { uploadArea, uploadShell } from '../testing/publish-builds';
import { writePages } from './write-pages';

const BUILD = '111111111111';
let target: Target;
let live: ShellBuild;

beforeEach(async () => {
  target = memoryTarget();
  jest.spyOn(console, 'warn').mockImplementation();
  live = await uploadShell(target, BUILD, { worker: 'main.js' });
});

/** Writes the pages of a site with one area. */
async function write(): Promise<void> {
  const home = await uploadArea(target, 'home', BUILD);
  await writePages(target, { ...buildRegistry([home]), shell: { live, previous: [] } });
}

it('writes the boot script, which alone may run, and the registry’s address into every page', async () => {
  await write();
  for (const page of ['index.html', 'auth/index.html', '404.html']) {
    const html = String(await target.read(page));
    expect(html).toContain('<script>start()</script>');
    expect(html).toContain(
      'id="marisma-registry" data-src="/registry/pages/1.json" data-revision="1"></script>',
    );
  }
  const { scripts } = JSON.parse(String(await target.read('inline-hashes.json'))) as { scripts: string[] };
  expect(scripts).toEqual([hashOf('start()')]);
});

it('inlines the area’s manifest in a page without content, and in no other page', async () => {
  await write();
  expect(String(await target.read('index.html'))).toContain('id="marisma-manifest"');
  expect(String(await target.read('auth/index.html'))).not.toContain('id="marisma-manifest"');
});

it('writes no page with a boot script that would end its own element', async () => {
  live = await uploadShell(target, '222222222222', {}, 'start("</script>")');
  await expect(write()).rejects.toThrow(/can't be inlined/);
});

it('writes no page when the boot script is missing', async () => {
  await target.remove(`shell/${BUILD}/boot.js`);
  await expect(write()).rejects.toThrow(/is missing/);
});

it.each(['boot.js', 'main.js'])('writes no page with an altered boot or worker script: %s', async (file) => {
  await target.write('config.json', JSON.stringify({ serviceWorker: true }));
  await target.write(`shell/${BUILD}/${file}`, 'steal()');
  await expect(write()).rejects.toThrow('is not what was released');
});
