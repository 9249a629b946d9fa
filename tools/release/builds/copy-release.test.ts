import { readRegistry } from '../registry/registry-store';
import { createSigner, generateKey } from '../registry/signing';
import { memoryTarget } from '../testing/memory-target';
import { change, makeLive, uploadArea, uploadShell } from '../testing/publish-builds';
import { copyRelease } from './copy-release';

const BUILD = '111111111111';

/** Staging with an area and a shell of the same name, each site with a key of its own. */
async function open() {
  const [staging, production] = [
    memoryTarget(createSigner(generateKey())),
    memoryTarget(createSigner(generateKey())),
  ];
  await makeLive(staging, await uploadArea(staging, 'home', BUILD), await uploadShell(staging, BUILD));
  await staging.write('media/house.0a1b2c3d.avif', 'picture');
  return { staging, production };
}

it('makes the shell and an area of staging live, byte by byte', async () => {
  const { staging, production } = await open();
  for (const name of ['shell', 'home']) await copyRelease(production, staging, name);
  const { shell, areas } = await readRegistry(production);
  expect([shell?.live.build, areas.home?.live.build]).toEqual([BUILD, BUILD]);
  const copied = [...staging.files].filter(([file]) => /^(areas|shell|media)\//.test(file));
  expect(copied.length).toBeGreaterThan(5);
  for (const [file, content] of copied) expect([file, production.files.get(file)]).toEqual([file, content]);
});

it.each<[string, (site: Awaited<ReturnType<typeof open>>['staging']) => Promise<unknown>, string]>([
  [
    'an altered file',
    (site) => site.write(`areas/home/${BUILD}/main.js`, 'steal()'),
    'is not what was released there',
  ],
  ['a missing file', (site) => site.remove(`areas/home/${BUILD}/main.js`), 'is missing there'],
  [
    "a team's build",
    (site) =>
      change(site, (registry) => ({
        ...registry,
        teams: { home: { keys: [], signed: { [BUILD]: 'a key' } } },
      })),
    'is of a team',
  ],
])('refuses %s, and writes nothing', async (_, harm, message) => {
  const { staging, production } = await open();
  await harm(staging);
  await expect(copyRelease(production, staging, 'home')).rejects.toThrow(message);
  expect([...production.files.keys()]).toEqual([]);
});
