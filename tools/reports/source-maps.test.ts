/** @jest-environment node */
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runWebpack } from '@marisma/area-kit/build';
import { baseConfig } from '../../shared/build/base-config';
import { tempFolder } from '../testing/temp-folder';
import { filesIn, publishArea } from '../release/builds/publish';
import { anAreaBuild } from '../release/testing/make-site';
import { memoryTarget } from '../release/testing/memory-target';
import { frameResolver } from './resolve-frames';

const BUILD = '111111111111';
const SOURCE = ["export const name = 'ours';", '', 'throw new Error(name + globalThis.secret);', ''].join(
  '\n',
);
let dir: string;

beforeAll(async () => {
  dir = tempFolder();
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(dir, 'node_modules'));
  writeFileSync(join(dir, 'trips.ts'), SOURCE);
  const config = baseConfig({ dir, mode: 'production' }, 'guest', BUILD);
  await runWebpack([{ ...config, entry: { main: './trips.ts' } }]);
});

it('keeps the maps of a build away from the site, and finds with them the line that threw', async () => {
  const dist = join(dir, 'dist');
  const script = readdirSync(dist).find((file) => file.endsWith('.js')) ?? '';
  const code = readFileSync(join(dist, script), 'utf8');
  const site = { ...memoryTarget(), maps: memoryTarget() };
  await publishArea(site, 'guest', new Map([...(await filesIn(dist)), ...anAreaBuild('guest', BUILD)]));

  expect([...site.files.keys()].filter((file) => file.includes('.map'))).toEqual([]);
  expect(code).not.toContain('sourceMappingURL');
  expect([...site.maps.files.keys()]).toEqual([`guest/${BUILD}/${script}.map`]);
  // Teams share the place where maps are kept, so no map has the code.
  expect(String([...site.maps.files.values()])).not.toContain('export const');

  const resolve = frameResolver(site.maps);
  const lines = code.slice(0, code.indexOf('Error(')).split('\n');
  const place = `guest/${BUILD}/${script}:${lines.length}:${lines.at(-1)!.length + 1}`;
  expect(await resolve([place, `guest/${BUILD}/other.js:1:1`])).toEqual([
    expect.stringMatching(/^trips\.ts:3:\d+$/),
    `guest/${BUILD}/other.js:1:1`,
  ]);
});

it.each(['not json', '{}', '{"version":3,"sources":[],"mappings":"!!!"}', '[1]'])(
  'leaves a place as it is when its map is %j',
  async (map) => {
    const maps = memoryTarget();
    await maps.write('guest/b1/main.js.map', map);
    expect(await frameResolver(maps)(['guest/b1/main.js:1:1'])).toEqual(['guest/b1/main.js:1:1']);
  },
);
