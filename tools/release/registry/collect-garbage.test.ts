import { buildRelease } from '../../../shared/src/testing/registry';
import { collectGarbage } from './collect-garbage';
import { KEPT_BUILDS } from './part-builds';
import { endCanary, setCanary } from './registry-edits';
import { createSigner, generateKey } from './signing';
import { memoryTarget } from '../testing/memory-target';
import { change, makeLive } from '../testing/publish-builds';

const LATER = Date.now() + 48 * 60 * 60 * 1000;
const buildName = (index: number): string => String(index).padStart(12, '0');

async function siteWithBuilds(count: number) {
  const target = memoryTarget();
  for (let index = 1; index <= count; index += 1) {
    const release = buildRelease('guest', { build: buildName(index) });
    await target.write(`areas/guest/${release.build}/area.json`, '{}');
    await makeLive(target, release);
  }
  return target;
}

it('keeps the live build and five old ones', async () => {
  const target = await siteWithBuilds(9);
  expect(await collectGarbage(target, LATER)).toEqual([1, 2, 3].map((n) => `areas/guest/${buildName(n)}`));
  expect(await target.list('areas/guest')).toHaveLength(1 + KEPT_BUILDS);
});

it('keeps a running canary, and a canary that has ended', async () => {
  const target = await siteWithBuilds(7);
  const tried = buildRelease('guest', { build: 'cccccccccccc' });
  await target.write('areas/guest/cccccccccccc/area.json', '{}');
  await change(target, (registry) => setCanary(registry, 'guest', 1, tried), 'try');
  await collectGarbage(target, LATER);
  expect(await target.list('areas/guest')).toContain(tried.build);
  await change(target, (registry) => endCanary(registry, 'guest'), 'end');
  await collectGarbage(target, LATER);
  expect(await target.list('areas/guest')).toContain(tried.build);
});

it('keeps files that may belong to a running release', async () => {
  const target = await siteWithBuilds(1);
  await target.write('areas/guest/dddddddddddd/main.js', '');
  await target.write('.drafts/half', '');
  expect(await collectGarbage(target)).toEqual([]);
  expect(await collectGarbage(target, LATER)).toEqual(['areas/guest/dddddddddddd', '.drafts/half']);
});

it('removes nothing while the registry is signed with another key, and says what to do', async () => {
  const target = await siteWithBuilds(9);
  const stranger = memoryTarget(createSigner(generateKey()), target.files);
  await expect(collectGarbage(stranger, LATER)).rejects.toThrow('re-sign');
  expect(await target.list('areas/guest')).toHaveLength(9);
});
