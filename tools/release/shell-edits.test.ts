import { aRegistry } from '../../shared/src/testing/registry';
import { KEPT_BUILDS } from './registry-edits';
import { shellGoBack, shellGoLive } from './shell-edits';
import type { ShellBuild, SiteRegistry } from './site-registry';

const build = (index: number): ShellBuild => ({
  build: String(index),
  url: `/shell/${index}/`,
  scripts: [],
  boot: 'boot.js',
  fonts: [],
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
  expect(builds(shellGoBack(history))).toEqual([2, 1, 3]);
  expect(builds(shellGoBack(shellGoBack(history)))).toEqual([1, 3, 2]);
  expect(() => shellGoBack(aRegistry([]))).toThrow("'shell' has no earlier build");
});
