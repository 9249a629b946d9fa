import { createSigner, generateKey } from '../registry/signing';
import { memoryTarget } from '../testing/memory-target';
import { makeLive, uploadArea } from '../testing/publish-builds';
import { checkSite } from './check-site';

const [FIRST, SECOND] = ['111111111111', '222222222222'] as const;

async function releasedSite() {
  const site = memoryTarget(createSigner(generateKey()));
  for (const build of [FIRST, SECOND]) await makeLive(site, await uploadArea(site, 'home', build));
  return site;
}

async function check(site: ReturnType<typeof memoryTarget>): Promise<[boolean, string]> {
  const lines: string[] = [];
  return [await checkSite(site, (line) => lines.push(line)), lines.join('\n')];
}

it('finds nothing in a site that is whole', async () =>
  expect(await check(await releasedSite())).toEqual([true, 'Every build is whole.']));

it.each([
  ['live', SECOND],
  ['earlier', FIRST],
])('names a damaged %s build that these sources can not make, and how to mend it', async (role, build) => {
  const site = await releasedSite();
  await site.remove(`areas/home/${build}/main.js.br`);
  const [whole, said] = await check(site);
  expect(whole).toBe(false);
  expect(said).toContain(`home ${build} (${role}): missing or altered: main.js`);
  expect(said).toContain('Check out its commit');
});

it('writes an edited registry file again', async () => {
  const site = await releasedSite();
  await site.write('registry.json', '{}');
  expect(await check(site)).toMatchObject([true, expect.stringContaining('writing them again')]);
  expect(await check(site)).toEqual([true, 'Every build is whole.']);
});

it('mends nothing while the registry is signed with another key', async () => {
  const site = await releasedSite();
  const stranger = memoryTarget(createSigner(generateKey()), site.files);
  const before = new Map(site.files);
  expect(await check(stranger)).toMatchObject([false, expect.stringContaining('npx marisma key re-sign')]);
  expect(site.files).toEqual(before);
});
