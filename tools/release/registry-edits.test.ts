import { aRegistry, aRelease } from '../../shared/src/testing/registry';
import { goBack, goLive, KEPT_BUILDS } from './registry-edits';

const build = (index: number) => aRelease('guest', { build: `${index}`.padStart(12, '0') });
const builds = (registry: ReturnType<typeof aRegistry>) =>
  [registry.areas.guest!.live, ...registry.areas.guest!.previous].map((release) => Number(release.build));

const history = [2, 3, 4].reduce((registry, index) => goLive(registry, build(index)), aRegistry([build(1)]));

describe('goLive', () => {
  it('puts the live build first among the previous ones', () =>
    expect(builds(history)).toEqual([4, 3, 2, 1]));

  it('keeps a limited number of them', () => {
    const long = Array.from({ length: 12 }, (_, index) => build(index)).reduce(
      goLive,
      aRegistry([build(99)]),
    );
    expect(builds(long)).toHaveLength(KEPT_BUILDS + 1);
  });

  it('never lists a build twice', () => expect(builds(goLive(history, build(2)))).toEqual([2, 4, 3, 1]));

  it('leaves every other area as it was', () => {
    const two = aRegistry([build(1), aRelease('owner')]);
    expect(goLive(two, build(2)).areas.owner).toBe(two.areas.owner);
  });
});

describe('goBack', () => {
  it('makes the build before live again', () => expect(builds(goBack(history, 'guest'))[0]).toBe(3));

  it('goes further back when asked again, not forth', () =>
    expect(builds(goBack(goBack(history, 'guest'), 'guest'))[0]).toBe(2));

  it('loses no build', () => expect(builds(goBack(history, 'guest')).sort()).toEqual([1, 2, 3, 4]));

  it('says when there is nothing to go back to', () => {
    expect(() => goBack(aRegistry([build(1)]), 'guest')).toThrow('no earlier build');
    expect(() => goBack(history, 'nobody')).toThrow("Nothing of 'nobody' has been released");
  });
});
