import { aRelease } from '@marisma/shared/testing';
import { AreaFault } from './area-fault';
import { areaStore, readArea, type AreaStatus } from './area-store';
import { LIMITS, loadArea } from './load-area';

const live = aRelease('guest', { build: 'bbbbbbbbbbbb' });
const older = aRelease('guest', { build: 'aaaaaaaaaaaa' });
const moduleOf = (release: typeof live) => ({
  contract: release.contract,
  area: release.name,
  build: release.build,
  routes: [{ path: '/guest' }],
});
const unreachable = () => Promise.reject(new AreaFault('entry-unreachable', 'gone'));
const hangs = () => new Promise<never>(() => {});

/** Loads with a download that answers by build and attempt; gives the outcome and every phase on the way. */
async function run(
  download: (release: typeof live, attempt: number) => Promise<unknown>,
  previous: (typeof live)[] = [],
  entry = live,
  earlier?: () => Promise<(typeof live)[]>,
) {
  const phases: AreaStatus['phase'][] = [];
  const unsubscribe = areaStore.subscribe(() => phases.push(readArea('guest').phase));
  const report = jest.fn();
  const outcome = loadArea({ live: entry, previous }, { download, earlier, report, random: () => 0 }).then(
    (module) => ({ module, fault: undefined }),
    (fault: AreaFault) => ({ module: undefined, fault }),
  );
  await jest.runAllTimersAsync();
  unsubscribe();
  return { ...(await outcome), phases, report };
}

beforeEach(() => {
  jest.useFakeTimers();
  areaStore.setState({}, true);
});
afterEach(() => void jest.useRealTimers());

it('loads, validates and is ready', async () => {
  const { module, phases } = await run(async (release) => moduleOf(release));
  expect(module?.build).toBe(live.build);
  expect(phases).toEqual(['loading', 'validating', 'ready']);
});

it('tries again, under another attempt number, when a download fails once', async () => {
  const download = jest.fn((release: typeof live, attempt: number) =>
    attempt === 0 ? unreachable() : Promise.resolve(moduleOf(release)),
  );
  const { module, phases } = await run(download);
  expect(module?.build).toBe(live.build);
  expect(phases).toEqual(['loading', 'retrying', 'validating', 'ready']);
});

it('falls back to the build before, once, and reports why', async () => {
  const { module, phases, report } = await run(
    (release) => (release === live ? unreachable() : Promise.resolve(moduleOf(release))),
    [older],
  );
  expect(module?.build).toBe(older.build);
  expect(phases).toEqual(['loading', 'retrying', 'retrying', 'fallback', 'validating', 'ready']);
  expect(readArea('guest').build).toBe(older.build);
  expect(report).toHaveBeenCalledTimes(1);
});

it('fails with the first reason when the build before is gone as well', async () => {
  const { fault, report } = await run(
    (release) =>
      release === live
        ? Promise.reject(new AreaFault('integrity', 'altered'))
        : Promise.reject(new AreaFault('chunk-missing', 'gone')),
    [older],
  );
  expect(fault?.reason).toBe('integrity');
  expect(readArea('guest')).toMatchObject({ phase: 'failed', reason: 'integrity' });
  expect(readArea('guest').reference).toMatch(/^[A-Z0-9]{6}$/);
  expect(report).toHaveBeenCalledTimes(1);
});

describe('when the build before is broken as well', () => {
  const oldest = aRelease('guest', { build: '999999999999' });
  const onlyOldest = (release: typeof live) =>
    release === oldest ? Promise.resolve(moduleOf(release)) : unreachable();

  it('goes further back, to builds that the page does not name', async () => {
    const earlier = jest.fn(async () => [oldest]);
    const { module, phases, report } = await run(onlyOldest, [older], live, earlier);
    expect(module?.build).toBe(oldest.build);
    expect(phases.slice(-4)).toEqual(['fallback', 'fallback', 'validating', 'ready']);
    expect(earlier).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('asks for no more builds than it needs', async () => {
    const earlier = jest.fn(async () => []);
    await run(onlyOldest, [older, oldest], live, earlier);
    expect(earlier).not.toHaveBeenCalled();
  });

  it.each<[string, () => Promise<(typeof live)[]>]>([
    ['there are none', async () => []],
    ['they can not be had', () => Promise.reject(new Error('offline'))],
    ['nobody answers', hangs],
  ])('fails with the first reason, before the deadline, when %s', async (_what, earlier) => {
    const started = Date.now();
    const { fault } = await run(unreachable, [older], live, earlier);
    expect(fault?.reason).toBe('entry-unreachable');
    expect(Date.now() - started).toBeLessThanOrEqual(LIMITS.deadline + 50);
  });
});

it('gives up at the deadline when nothing ever answers', async () => {
  const started = Date.now();
  const { fault } = await run(hangs, [older]);
  expect(fault?.reason).toBe('timeout');
  expect(Date.now() - started).toBeLessThanOrEqual(LIMITS.deadline + 50);
});

it('says so when it takes long', async () => {
  const seen: (boolean | undefined)[] = [];
  const unsubscribe = areaStore.subscribe(() => seen.push(readArea('guest').slow));
  await run((release) => new Promise((resolve) => setTimeout(resolve, LIMITS.slow + 500, moduleOf(release))));
  unsubscribe();
  expect(seen).toContain(true);
});

it.each([
  ['undefined, as a broken shared chunk leaves it', undefined, 'module-incomplete'],
  ['no routes', { ...moduleOf(live), routes: [] }, 'module-incomplete'],
  ['another build than was asked for', moduleOf(older), 'module-incomplete'],
  ['another contract', { ...moduleOf(live), contract: '9.0.0' }, 'contract-mismatch'],
])('refuses a module that is %s', async (_what, module, reason) => {
  const { fault } = await run(async () => module);
  expect(fault?.reason).toBe(reason);
});

it('never downloads a build of another contract', async () => {
  const download = jest.fn(async (release: typeof live) => moduleOf(release));
  const { fault } = await run(download, [], aRelease('guest', { contract: '2.0.0' }));
  expect(fault?.reason).toBe('contract-mismatch');
  expect(download).not.toHaveBeenCalled();
});

it('neither repeats nor falls back when the registry itself is not trusted', async () => {
  const download = jest.fn(() => Promise.reject(new AreaFault('registry-untrusted', 'altered')));
  const { fault } = await run(download, [older]);
  expect(fault?.reason).toBe('registry-untrusted');
  expect(download).toHaveBeenCalledTimes(1);
});
