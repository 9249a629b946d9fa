import { collectGarbage } from './registry/collect-garbage';
import { disable, rollBack, promote, setCanary } from './registry/registry-edits';
import { readRegistry } from './registry/registry-store';
import { isSettled } from './settle';
import { createSigner, generateKey } from './registry/signing';
import type { Target } from './targets/target';
import { findBrokenFiles } from './testing/inspect-site';
import { failingTarget, Killed } from './testing/make-site';
import { memoryTarget } from './testing/memory-target';
import { change, makeLive, uploadArea, uploadShell } from './testing/publish-builds';

/** `npm run test:full` kills each command before every write, the gate before every fifth. */
const STEP = process.env.UNIT_MATRICES === 'whole' ? 1 : 5;
const PAGES = ['index.html', 'auth/index.html', '404.html'];
const [FIRST, SECOND, THIRD] = ['111111111111', '222222222222', '333333333333'];
const signer = createSigner(generateKey());
const site = memoryTarget(signer);
const copySite = () => memoryTarget(signer, new Map(site.files));
const releaseHome = async (target: Target, build: string): Promise<unknown> =>
  makeLive(target, await uploadArea(target, 'home', build));
const releaseShell = async (target: Target, build: string): Promise<unknown> =>
  makeLive(target, await uploadShell(target, build));

beforeAll(async () => {
  await releaseShell(site, FIRST);
  await releaseShell(site, SECOND);
  await releaseHome(site, FIRST);
  await releaseHome(site, SECOND);
  await site.write('areas/home/999999999999/main.js', 'a release that never arrived');
  await site.write('shell/999999999999/main.js', 'another');
});

const homeOf = async (target: Target) => (await readRegistry(target)).areas.home;
const shellOf = async (target: Target) => (await readRegistry(target)).shell;
const rollBackShell = (target: Target) =>
  change(target, (registry) => rollBack(registry, 'shell'), 'rollback shell');

type Run = (target: Target) => Promise<unknown>;
type Arrived = (target: Target) => Promise<boolean>;
const COMMANDS: [name: string, run: Run, arrived: Arrived][] = [
  [
    'release',
    (target) => releaseHome(target, THIRD),
    async (target) => (await homeOf(target))?.live.build === THIRD,
  ],
  [
    'rollback, which must not go back twice',
    (target) => change(target, (registry) => rollBack(registry, 'home'), 'rollback home'),
    async (target) => (await homeOf(target))?.live.build === FIRST,
  ],
  [
    'canary',
    async (target) => {
      const release = await uploadArea(target, 'home', THIRD);
      await change(target, (registry) => setCanary(registry, 'home', 1, release), 'canary home 1');
    },
    async (target) => (await homeOf(target))?.canary?.release.build === THIRD,
  ],
  [
    'promote',
    (target) => change(target, (registry) => promote(registry, 'home', FIRST), 'promote home'),
    async (target) => (await homeOf(target))?.live.build === FIRST,
  ],
  [
    'disable',
    (target) => change(target, (registry) => disable(registry, 'home', 'Back at noon.'), 'disable home'),
    async (target) => (await homeOf(target))?.disabled === 'Back at noon.',
  ],
  [
    'release of the shell',
    (target) => releaseShell(target, THIRD),
    async (target) => (await shellOf(target))?.live.build === THIRD,
  ],
  [
    'rollback of the shell, which must not go back twice',
    rollBackShell,
    async (target) => (await shellOf(target))?.live.build === FIRST,
  ],
  [
    'gc',
    (target) => collectGarbage(target, Date.now() + 1e9),
    async (target) => (await target.list('areas/home')).length + (await target.list('shell')).length === 4,
  ],
];

// In memory: target.test.ts holds that every kind of target keeps what it took.
it.each(COMMANDS)(
  '%s: killed before each write, leaves a complete site, and succeeds when run again',
  async (name, run, arrived) => {
    let kills = 0;
    for (let died = true; died;) {
      const target = copySite();
      died = await run(failingTarget(target, kills + 1)).then(
        () => false,
        (error: unknown) => {
          if (!(error instanceof Killed)) throw error;
          return true;
        },
      );
      expect({ kills, breaks: await findBrokenFiles(target, PAGES, signer) }).toEqual({ kills, breaks: [] });
      if (died) await run(target);
      expect({ kills, arrived: await arrived(target), settled: await isSettled(target) }).toEqual({
        kills,
        arrived: true,
        settled: true,
      });
      expect(await findBrokenFiles(target, PAGES, signer)).toEqual([]);
      kills += died ? STEP : 0;
    }
    // Proves that each command writes something.
    expect(kills).toBeGreaterThan(name === 'gc' ? 1 : 15);
  },
  120_000,
);

it('rolls the shell back with its pages, one build further each time', async () => {
  const target = copySite();
  await releaseShell(target, THIRD);
  for (const build of [SECOND, FIRST]) {
    await rollBackShell(target);
    expect((await shellOf(target))?.live.build).toBe(build);
    expect((await target.read('index.html'))?.toString()).toContain(`/shell/${build}/main.js`);
  }
  await expect(rollBackShell(target)).rejects.toThrow("'shell' has no earlier build");
});

it('finds a broken file, as the tests above rely on', async () => {
  const target = copySite();
  await target.remove(`areas/home/${FIRST}/main.js.br`);
  expect(await findBrokenFiles(target, PAGES, signer)).toHaveLength(1 + PAGES.length);
  expect(await findBrokenFiles(site, PAGES, createSigner(generateKey()))).toHaveLength(1 + PAGES.length);
});
