import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@marisma/shared/contract';
import { aRegistry } from '../../shared/src/testing/registry';
import { publishArea, publishShell } from './publish';
import type * as RenderPages from './render-pages';
import { forgivingRenderer } from './render-pages';
import { makeAreaBuild, makeShellBuild } from './testing/make-site';
import { memoryTarget } from './testing/memory-target';
import { writePages } from './write-pages';

jest.mock('./render-pages', () => {
  const actual = jest.requireActual<typeof RenderPages>('./render-pages');
  return { ...actual, forgivingRenderer: jest.fn(actual.forgivingRenderer) };
});

const BUILD = '111111111111';
let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'marisma-pages-'));
});
afterAll(() => rm(dist, { recursive: true }));

/** What the page of an area carries of its registry, on a site with two areas. */
async function carriedFor(shell: string, change: object): Promise<Registry> {
  const target = memoryTarget();
  await makeShellBuild(join(dist, shell), BUILD, change);
  const live = await publishShell(target, join(dist, shell));
  const releases = [];
  for (const name of ['home', 'other']) {
    await makeAreaBuild(join(dist, name), name, BUILD);
    releases.push(await publishArea(target, name, join(dist, name)));
  }
  jest.spyOn(console, 'warn').mockImplementation();
  await writePages(target, { ...aRegistry(releases), shell: { live, previous: [] } });
  const html = String(await target.read('index.html'));
  const [, text = ''] = /id="marisma-registry">(.*?)<\/script>/.exec(html) ?? [];
  expect(html.includes('marisma-whole-registry')).toBe(live.makesWhole === true);
  return JSON.parse(text) as Registry;
}

const filesOf = ({ areas }: Registry, name: string): string[] =>
  Object.keys(areas[name]?.live.integrity ?? {});

it('says all of a page’s own area, and names the others for a shell that asks for the rest', async () => {
  const carried = await carriedFor('new', {});
  expect(filesOf(carried, 'home').length).toBeGreaterThan(0);
  expect(filesOf(carried, 'other')).toEqual([]);
});

it('says all of every area for a shell that was built before there was a rest to ask for', async () => {
  const carried = await carriedFor('old', { makesWhole: undefined });
  expect(filesOf(carried, 'other')).toEqual(filesOf(carried, 'home'));
});

/** Which boot script is in a page that can be read without scripts, 404, and in one that can't, sign-in. */
async function bootsFor(shell: string, change: object): Promise<string[]> {
  const target = memoryTarget();
  const folder = join(dist, shell);
  await makeShellBuild(folder, BUILD, { boot: 'boot.js', ...change });
  await writeFile(join(folder, 'boot.js'), 'start("any")');
  await writeFile(join(folder, 'boot-readable.js'), 'start("readable")');
  const live = await publishShell(target, folder);
  jest
    .mocked(forgivingRenderer)
    .mockResolvedValueOnce(({ pathname }) =>
      Promise.resolve({ html: '', styles: '', status: 200, complete: pathname !== '/auth' }),
    );
  await writePages(target, { ...aRegistry([]), shell: { live, previous: [] } });
  return Promise.all(
    ['404.html', 'auth/index.html'].map(async (file) => {
      const [, boot = ''] = /<script>start\("(.*)"\)<\/script>/.exec(String(await target.read(file))) ?? [];
      return boot;
    }),
  );
}

it('gives what can be read without scripts a boot script of its own', async () => {
  expect(await bootsFor('two', { bootReadable: 'boot-readable.js' })).toEqual(['readable', 'any']);
});

it('gives every page the one that a shell built before that has', async () => {
  expect(await bootsFor('one', {})).toEqual(['any', 'any']);
});
