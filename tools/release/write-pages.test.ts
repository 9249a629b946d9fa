import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@marisma/shared/contract';
import { aRegistry } from '../../shared/src/testing/registry';
import { publishArea, publishShell } from './publish';
import { makeAreaBuild, makeShellBuild } from './testing/make-site';
import { memoryTarget } from './testing/memory-target';
import { writePages } from './write-pages';

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
