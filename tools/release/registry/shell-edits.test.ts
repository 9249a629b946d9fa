import { aRegistry } from '../../../shared/src/testing/registry';
import { KEPT_BUILDS } from './part-builds';
import { shellGoBack, shellGoLive, shellPromote } from './shell-edits';
import type { ShellBuild, SiteRegistry } from './site-registry';

const build = (index: number): ShellBuild => ({
  build: String(index),
  url: `/shell/${index}/`,
  scripts: [],
  boot: 'boot.js',
});
const builds = ({ shell }: SiteRegistry) => [shell!.live, ...shell!.previous].map((one) => Number(one.build));
const history = [1, 2, 3].map(build).reduce(shellGoLive, aRegistry([]));

it('keeps a limited number of previous builds, each only once', () => {
  expect(builds(history)).toEqual([3, 2, 1]);
  expect(builds(shellGoLive(history, build(1)))).toEqual([1, 3, 2]);
  const long = Array.from({ length: 12 }, (_, index) => build(index)).reduce(shellGoLive, aRegistry([]));
  expect(builds(long)).toHaveLength(KEPT_BUILDS + 1);
});

it('goes further back with every rollback, and throws when there is no earlier build', () => {
  expect(builds(shellGoBack(history))).toEqual([2, 1]);
  const first = shellGoBack(shellGoBack(history));
  expect(builds(first)).toEqual([1]);
  expect(() => shellGoBack(first)).toThrow("'shell' has no earlier build to go back to.");
  expect(() => shellGoBack(aRegistry([]))).toThrow("Nothing of 'shell' has been released");
});

it('makes a retired build good again when it is released again', () => {
  const again = shellGoLive(shellGoBack(history), build(3));
  expect(builds(again)).toEqual([3, 2, 1]);
  expect(again.shell?.retired).toEqual([]);
});

it('makes a named build live and pins it, and lists the known builds for another name', () => {
  const back = shellGoBack(history);
  expect(back.shell?.pinned).toBe(true);
  const again = shellPromote(back, '3');
  expect([builds(again), again.shell?.pinned]).toEqual([[3, 2, 1], true]);
  expect(shellGoLive(again, build(4)).shell?.pinned).toBeUndefined();
  expect(() => shellPromote(back, '9')).toThrow("'shell' has no build 9. There are: 1, 3");
});
