import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT } from '@marisma/area-kit/contract';
import { aRegistry, aRelease } from '../../../shared/src/testing/registry';
import { checkContracts } from './check-contract';
import { shellGoLive } from './shell-edits';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'contract-'));
});
afterEach(() => rm(dist, { recursive: true }));

const speaking = (contract?: string) =>
  shellGoLive(aRegistry([]), {
    build: 'aaaaaaaaaaaa',
    url: '/shell/aaaaaaaaaaaa/',
    scripts: [],
    boot: '',
    ...(contract && { contract }),
  });

const areaNeeds = (contract: string) =>
  writeFile(join(dist, 'area.json'), JSON.stringify(aRelease('guest', { contract })));

it.each([
  ['1.2.0', '1.3.0'],
  ['1.2.0', '2.0.0'],
  ['2.0.0', '1.9.0'],
])('a shell that speaks %s refuses an area that needs %s, by both versions', async (spoken, needed) => {
  await areaNeeds(needed);
  await expect(checkContracts(speaking(spoken), new Map([['guest', dist]]))).rejects.toThrow(
    `guest needs contract ${needed}, and the live shell speaks ${spoken}`,
  );
});

it.each([
  ['the same', '1.2.0', '1.2.0'],
  ['an older minor', '1.2.0', '1.0.0'],
  ['unknown, of a shell from before it was written', undefined, '9.0.0'],
])('an area is released when its contract is %s', async (_how, spoken, needed) => {
  await areaNeeds(needed);
  await expect(checkContracts(speaking(spoken), new Map([['guest', dist]]))).resolves.toBeUndefined();
});

it('a shell that is released together with the area is the one that counts', async () => {
  await areaNeeds(CONTRACT);
  const both = new Map([
    ['shell', dist],
    ['guest', dist],
  ]);
  await expect(checkContracts(speaking('1.0.0'), both)).resolves.toBeUndefined();
});
