import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { aShell } from '../testing/make-site';
import {
  disable,
  enable,
  endCanary,
  rollBack,
  goLive,
  promote,
  removeArea,
  setCanary,
} from './registry-edits';
import { KEPT_BUILDS } from './part-builds';
import type { SiteRegistry } from './site-registry';

const build = (index: number) => buildRelease('guest', { build: `${index}`.padStart(12, '0') });
const builds = (registry: SiteRegistry) =>
  [registry.areas.guest!.live, ...registry.areas.guest!.previous].map((release) => Number(release.build));
const retired = (registry: SiteRegistry) =>
  (registry.areas.guest!.retired ?? []).map(
    ({ release, verdict }) => [Number(release.build), verdict] as const,
  );

const history = [2, 3, 4].reduce(
  (registry, index) => goLive(registry, build(index)),
  buildRegistry([build(1)]),
);

describe('goLive', () => {
  it('puts the live build first among the previous ones', () =>
    expect(builds(history)).toEqual([4, 3, 2, 1]));

  it('keeps a limited number of previous builds', () => {
    const long = Array.from({ length: 12 }, (_, index) => build(index)).reduce(
      goLive,
      buildRegistry([build(99)]),
    );
    expect(builds(long)).toHaveLength(KEPT_BUILDS + 1);
  });

  it('never lists a build twice', () => expect(builds(goLive(history, build(2)))).toEqual([2, 4, 3, 1]));
});

describe('rollBack', () => {
  it('goes one build further back each time, retires the build it leaves, and never returns to it', () => {
    expect(builds(rollBack(history, 'guest'))).toEqual([3, 2, 1]);
    const back = rollBack(rollBack(rollBack(history, 'guest'), 'guest'), 'guest');
    expect(builds(back)).toEqual([1]);
    expect(retired(back).map(([build]) => build)).toEqual([2, 3, 4]);
    expect(() => rollBack(back, 'guest')).toThrow('promote guest <build>. Kept: 000000000002 (broken)');
  });

  it('passes over a canary that was ended, by command or by a release', () => {
    const tried = setCanary(buildRegistry([build(1)]), 'guest', 10, build(7));
    expect(() => rollBack(endCanary(tried, 'guest'), 'guest')).toThrow('Kept: 000000000007 (ended)');
    const released = goLive(tried, build(8));
    expect(builds(rollBack(released, 'guest'))).toEqual([1]);
    expect(() => rollBack(rollBack(released, 'guest'), 'guest')).toThrow('no earlier build');
  });

  it('leaves a retired build to be made live by name, and good again by it', () => {
    const again = promote(rollBack(history, 'guest'), 'guest', '000000000004');
    expect([builds(again), retired(again)]).toEqual([[4, 3, 2, 1], []]);
  });

  it('pins the build that somebody chose, until the next release', () => {
    const back = rollBack(history, 'guest');
    expect(back.areas.guest?.pinned).toBe(true);
    expect(promote(history, 'guest', '000000000002').areas.guest?.pinned).toBe(true);
    expect(goLive(back, build(9)).areas.guest).not.toHaveProperty('pinned');
  });

  it('throws when there is no earlier build or no such area', () => {
    expect(() => rollBack(buildRegistry([build(1)]), 'guest')).toThrow('no earlier build');
    expect(() => rollBack(history, 'nobody')).toThrow("Nothing of 'nobody' has been released");
  });
});

describe('a canary', () => {
  const canary = setCanary(history, 'guest', 1, build(7));

  it('changes neither the live build nor the previous builds', () => {
    expect(builds(canary)).toEqual([4, 3, 2, 1]);
    expect(canary.areas.guest?.canary).toEqual({ release: build(7), percent: 1 });
  });

  it('changes its share without a new build', () =>
    expect(setCanary(canary, 'guest', 10).areas.guest?.canary).toEqual({ release: build(7), percent: 10 }));

  it('ends when promoted, and is live for everybody', () => {
    expect(builds(promote(canary, 'guest'))).toEqual([7, 4, 3, 2, 1]);
    expect(promote(canary, 'guest').areas.guest?.canary).toBeUndefined();
  });

  it.each([
    ['ended', endCanary(canary, 'guest'), [4, 3, 2, 1], [[7, 'ended']]],
    ['replaced by a release', goLive(canary, build(8)), [8, 4, 3, 2, 1], [[7, 'ended']]],
    [
      'stopped by a rollback',
      rollBack(canary, 'guest'),
      [3, 2, 1],
      [
        [4, 'broken'],
        [7, 'ended'],
      ],
    ],
  ] as const)('is over when %s', (_how, after, expected, verdicts) => {
    expect(after.areas.guest?.canary).toBeUndefined();
    expect([builds(after), retired(after)]).toEqual([expected, verdicts]);
  });

  it.each([0, -1, 101, NaN])('rejects a share of %p', (percent) =>
    expect(() => setCanary(history, 'guest', percent, build(7))).toThrow('percent'),
  );

  it('rejects the live build, and a new share when no canary runs', () => {
    expect(() => setCanary(history, 'guest', 1, build(4))).toThrow('live for everybody');
    expect(() => setCanary(history, 'guest', 1)).toThrow('no canary');
  });
});

describe('promote', () => {
  it('makes an earlier build live', () =>
    expect(builds(promote(history, 'guest', '000000000002'))).toEqual([2, 4, 3, 1]));

  it('lists the known builds when the build is unknown', () => {
    expect(() => promote(history, 'guest')).toThrow('Name one of: 000000000003, 000000000002');
    const back = rollBack(goLive(buildRegistry([build(1)]), build(2)), 'guest');
    expect(() => promote(back, 'guest')).toThrow('Name one of: 000000000002');
    expect(() => promote(buildRegistry([build(1)]), 'guest')).toThrow(/has no canary, and no other build\.$/);
    expect(() => promote(history, 'guest', 'nope')).toThrow('has no build nope. There are: 000000000004');
  });
});

describe('disable', () => {
  const off = disable(history, 'guest', 'Back at noon.');

  it('stays through releases and rollbacks until the area is enabled', () => {
    expect(goLive(off, build(9)).areas.guest?.disabled).toBe('Back at noon.');
    expect(rollBack(off, 'guest').areas.guest?.disabled).toBe('Back at noon.');
    expect(enable(off, 'guest')).toEqual(history);
  });

  it('leaves the shell alone', () =>
    expect(() => disable(history, 'shell', '')).toThrow('The shell is no area'));
});

describe('removeArea', () => {
  const two = goLive(history, buildRelease('events'));

  it('takes out the area and leaves its paths to others', () => {
    const without = removeArea(two, 'events', false);
    expect(Object.keys(without.areas)).toEqual(['guest']);
    expect(without).not.toHaveProperty('gone');
    const { paths } = buildRelease('events');
    expect(goLive(without, buildRelease('trips', { paths })).areas.trips).toBeDefined();
  });

  it('remembers paths that are gone, until a release has them again', () => {
    const without = removeArea(two, 'events', true);
    expect(without.gone).toEqual(['/events/*']);
    expect(goLive(without, buildRelease('events')).gone).toEqual([]);
  });
});

it('takes the shell back, makes its builds live by name, and keeps as many as of an area', () => {
  const shells = (registry: SiteRegistry) =>
    [registry.shell!.live, ...registry.shell!.previous].map(({ build }) => Number(build));
  const all = Array.from({ length: 12 }, (_, index) => aShell({ build: `${index}` }));
  const site = all.reduce(goLive, buildRegistry([]));
  expect(shells(site)).toEqual([11, 10, 9, 8, 7, 6]);
  const back = rollBack(site, 'shell');
  expect([shells(back), back.shell?.pinned]).toEqual([[10, 9, 8, 7, 6], true]);
  const again = promote(back, 'shell', '11');
  expect([shells(again), again.shell?.pinned, again.shell?.retired]).toEqual([
    [11, 10, 9, 8, 7, 6],
    true,
    [],
  ]);
  expect(goLive(again, all[0]!).shell?.pinned).toBeUndefined();
  expect(() => promote(back, 'shell', '99')).toThrow(
    "'shell' has no build 99. There are: 10, 9, 8, 7, 6, 11",
  );
  expect(() => rollBack(buildRegistry([]), 'shell')).toThrow("Nothing of 'shell' has been released");
});
