/** @environment browser */
import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { findRegistry } from '../areas/registry-source';
import { noteRunning } from '../areas/running-build';
import { takeRegistry } from './take-registry';

jest.mock('../areas/registry-source');

const older = buildRelease('guest', { build: 'aaaaaaaaaaaa' });
const live = buildRelease('guest', { build: 'bbbbbbbbbbbb' });

const liveBuild = async () => (await takeRegistry()).registry.areas.guest?.live.build;

it('leaves a build that hung the tab, at the next load and at every later one', async () => {
  const registry = buildRegistry([live]);
  registry.areas.guest = { live, previous: [older] };
  jest.mocked(findRegistry).mockResolvedValue({
    registry,
    source: 'page',
    rejected: {},
    problems: [],
    signed: true,
    trusted: Promise.resolve(),
  });
  expect(await liveBuild()).toBe(live.build);
  noteRunning(live.build);
  expect(await liveBuild()).toBe(older.build);
  expect(await liveBuild()).toBe(older.build);
});
