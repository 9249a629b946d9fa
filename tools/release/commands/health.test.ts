import { readRegistry, writeRegistry } from '../registry/registry-store';
import { createSigner, generateKey } from '../registry/signing';
import { readHealth } from '../settle';
import { memoryTarget, type MemoryTarget } from '../testing/memory-target';
import { makeLive, uploadArea, uploadShell } from '../testing/publish-builds';
import { checkSite } from './check-site';
import { describeStatus } from './status';
import { VERBS } from './verbs';

const [EARLIER, BUILD] = ['000000000000', '111111111111'] as const;
const signer = createSigner(generateKey());

async function releasedSite() {
  const site = memoryTarget(signer);
  await makeLive(site, await uploadArea(site, 'home', EARLIER));
  await makeLive(site, await uploadShell(site, BUILD), await uploadArea(site, 'home', BUILD));
  return site;
}
const stranger = (site: MemoryTarget) => memoryTarget(createSigner(generateKey()), new Map(site.files));

/** What `check` finds and says. */
async function check(site: MemoryTarget): Promise<[isWhole: boolean, output: string]> {
  const lines: string[] = [];
  return [await checkSite(site, (line) => lines.push(line)), lines.join('\n')];
}

it('reports the live builds of a healthy site, and that their files are unchanged', async () => {
  const site = await releasedSite();
  const found = await readHealth(site);
  expect(found).toMatchObject({
    ok: true,
    signature: 'valid',
    published: 'complete',
    shell: { build: BUILD, integrity: 'verified' },
    areas: { home: { build: BUILD, integrity: 'verified' } },
  });
  const published = JSON.parse(site.files.get('health.json')!.toString()) as typeof found;
  expect({ ...published, checked: '' }).toEqual({ ...found, checked: '' });
});

it('names an area that the live shell cannot load', async () => {
  const site = await releasedSite();
  const { shell, ...rest } = await readRegistry(site);
  await writeRegistry(site, { ...rest, shell: { ...shell!, live: { ...shell!.live, contract: '9.0.0' } } });
  expect(await readHealth(site)).toMatchObject({
    ok: false,
    misfits: [expect.stringMatching(/^home 1{12} needs contract .*, and shell 1{12} speaks 9\.0\.0\.$/)],
  });
});

it.each<[string, string, string, (site: MemoryTarget, path: string) => Promise<void>]>([
  ['is altered', 'areas/home', 'main.js', (site, path) => site.write(path, 'something else')],
  ['is missing', 'areas/home', 'main.js', (site, path) => site.remove(path)],
  [
    'is altered in its compressed form',
    'areas/home',
    'main.js',
    (site, path) => site.write(`${path}.br`, 'something else'),
  ],
  ['is altered, of the shell', 'shell', 'main.js', (site, path) => site.write(path, 'something else')],
  ['is altered, inlined in pages', 'shell', 'boot.js', (site, path) => site.write(path, 'something else')],
])('names a file that %s', async (_, part, file, harm) => {
  const site = await releasedSite();
  await harm(site, `${part}/${BUILD}/${file}`);
  const broken = { integrity: 'broken', faults: [file] };
  expect(await readHealth(site)).toMatchObject({
    ok: false,
    ...(part === 'shell' ? { shell: broken } : { areas: { home: broken } }),
  });
});

it('writes a damaged file of a published build anew', async () => {
  const site = await releasedSite();
  const path = `areas/home/${BUILD}/main.js`;
  const sound = await site.read(path);
  await site.write(path, 'something else');
  await site.remove(`${path}.gz`);
  await uploadArea(site, 'home', BUILD);
  expect(await site.read(path)).toEqual(sound);
  expect(await readHealth(site)).toMatchObject({ ok: true });
});

it('names the builds of a registry that another key has signed, and is not ok', async () => {
  const site = await releasedSite();
  const other = stranger(site);
  expect(await readHealth(other)).toMatchObject({
    ok: false,
    signature: 'invalid',
    areas: { home: { build: BUILD, integrity: 'verified' } },
  });
  expect(await describeStatus(other)).toMatch(/NOT signed with this key.*[^]*home +1{12}/);
});

it('judges without the private key, by the key that the pages name', async () => {
  const site = await releasedSite();
  const reader = memoryTarget(undefined, new Map(site.files));
  expect(await readHealth(reader)).toMatchObject({ ok: true, signature: 'valid', published: 'complete' });
  const [log] = [...site.files.keys()]
    .filter((file) => /^registry\/\d+\.json$/.test(file))
    .sort()
    .reverse();
  const { text, ...rest } = JSON.parse(String(await reader.read(log!))) as { text: string };
  await reader.write(log!, JSON.stringify({ ...rest, text: text.replace(BUILD, '666666666666') }));
  expect(await readHealth(reader)).toMatchObject({ ok: false, signature: 'invalid' });
});

it.each(['registry.json', 'registry.json.sig'])(
  'is not ok when %s is edited; `check` writes it again',
  async (file) => {
    const site = await releasedSite();
    expect(await check(site)).toEqual([true, 'Every build is whole.']);
    await site.write(file, 'edited');
    expect(await readHealth(site)).toMatchObject({ ok: false, published: 'unfinished' });
    expect(await check(site)).toMatchObject([true, expect.stringContaining('writing them again')]);
    expect(await readHealth(site)).toMatchObject({ ok: true, published: 'complete' });
  },
);

it.each([
  ['live', BUILD],
  ['earlier', EARLIER],
])('names a damaged %s build that these sources can not make, and how to mend it', async (role, build) => {
  const site = await releasedSite();
  await site.remove(`areas/home/${build}/main.js.br`);
  const [isWhole, output] = await check(site);
  expect(isWhole).toBe(false);
  expect(output).toContain(`home ${build} (${role}): missing or altered: main.js`);
  expect(output).toContain('Check out its commit');
});

it('is not ok when the log is damaged, and does not throw', async () => {
  const site = await releasedSite();
  await site.write('registry/2.json', '{');
  expect(await readHealth(site)).toMatchObject({
    ok: false,
    revision: 0,
    published: 'unfinished',
    areas: {},
  });
});

it('mends nothing while the registry is signed with another key', async () => {
  const other = stranger(await releasedSite());
  const before = new Map(other.files);
  expect(await check(other)).toMatchObject([false, expect.stringContaining('npx marisma key re-sign')]);
  expect(other.files).toEqual(before);
});

it('tells a watcher as JSON how the site is, and fails when it is not well', async () => {
  const [site, messages] = [await releasedSite(), [] as string[]];
  const watch = async () => {
    await VERBS.status!.run(
      {
        target: site,
        args: [],
        addresses: { target: '', inbox: '' },
        json: true,
        log: (line) => messages.push(line),
      },
      '',
    );
    return [JSON.parse(messages.pop() ?? '') as unknown, process.exitCode];
  };
  try {
    expect(await watch()).toEqual([expect.objectContaining({ ok: true, notes: [] }), undefined]);
    await site.write('registry.json', '{}');
    await site.remove('settled.json');
    expect(await watch()).toEqual([expect.objectContaining({ ok: false, published: 'unfinished' }), 1]);
  } finally {
    process.exitCode = undefined;
  }
});
