import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { publishLibraries } from './sbom';
import { aShell } from '../testing/make-site';
import { memoryTarget } from '../testing/memory-target';

const mit = (name: string, version = '1.0.0') => ({
  name,
  version,
  bytes: 1,
  license: 'MIT',
  text: `© ${name}`,
});

it('leaves malformed reports out: no build can stop the release of another', async () => {
  const target = memoryTarget();
  const builds = ['guest', 'owner'].map((name) => buildRelease(name));
  await target.write(`${builds[0]!.url.slice(1)}libraries.json`, '{"libraries":[{"name":1,"license":"x"}]}');
  await target.write(`${builds[1]!.url.slice(1)}libraries.json`, '{}');
  await publishLibraries(target, buildRegistry(builds));
  expect(JSON.parse(String(await target.read('sbom.json')))).toMatchObject({ components: [] });
});

it('lists each library of the live and canary builds once, with its license', async () => {
  const target = memoryTarget();
  const put = (url: string, libraries: object[]) =>
    target.write(`${url.slice(1)}libraries.json`, JSON.stringify({ build: 'b', libraries }));
  const shell = aShell({ build: 's' });
  const guest = buildRelease('guest');
  const canary = buildRelease('guest', { build: 'cccccc000000', url: '/areas/guest/cccccc000000/' });
  const foreign = buildRelease('owner', { url: 'https://elsewhere.test/' });
  await put(shell.url, [mit('react'), { name: '@marisma/area-kit/router', version: '1.0.0', bytes: 1 }]);
  await put(guest.url, [mit('@date-fns/tz'), mit('react')]);
  await put(canary.url, [mit('react', '2.0.0')]);
  const { areas, ...rest } = buildRegistry([guest, foreign]);
  const tried = { ...areas.guest!, canary: { release: canary, percent: 5 } };
  await publishLibraries(target, {
    ...rest,
    areas: { ...areas, guest: tried },
    shell: { live: shell, previous: [] },
  });

  const bom = JSON.parse(String(await target.read('sbom.json'))) as {
    components: { 'bom-ref': string; type: string; licenses?: unknown }[];
    dependencies: { ref: string; dependsOn: string[] }[];
  };
  const libraries = bom.components.filter(({ type }) => type === 'library');
  expect(libraries.map((one) => one['bom-ref'])).toEqual([
    'pkg:npm/%40date-fns/tz@1.0.0',
    'pkg:npm/react@1.0.0',
    'pkg:npm/react@2.0.0',
  ]);
  expect(libraries[0]).toMatchObject({ licenses: [{ license: { id: 'MIT' } }] });
  // Every reference leads to a component (CycloneDX 1.6).
  const refs = ['marisma', ...bom.components.map((one) => one['bom-ref'])];
  for (const { ref, dependsOn } of bom.dependencies)
    expect(refs).toEqual(expect.arrayContaining([ref, ...dependsOn]));
  expect(String(await target.read('licenses.txt'))).toMatch(
    /^@date-fns\/tz 1\.0\.0 \(MIT\)\n\n© @date-fns\/tz\n\n-{80}\n\nreact 1\.0\.0/,
  );
});
