import { buildRelease } from '../../../shared/src/testing/registry';
import { AreaFault } from './area-fault';
import { areaStore, readArea, setArea, type AreaStatus } from './area-store';
import { LIMITS, loadArea } from './load-area';

const live = buildRelease('guest', { build: 'bbbbbbbbbbbb' });
const older = buildRelease('guest', { build: 'aaaaaaaaaaaa' });
const moduleOf = (release: typeof live) => ({
  contract: release.contract,
  area: release.name,
  build: release.build,
  routes: [{ path: '/guest' }],
});
const unreachable = () => Promise.reject(new AreaFault('entry-unreachable', 'gone'));
const hangs = () => new Promise<never>(() => {});
const hangsFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads with a download that answers by build and attempt; returns the outcome and all phases. */
async function run(
  download: (release: typeof live) => Promise<unknown>,
  previous: (typeof live)[] = [],
  entry = live,
) {
  const phases: AreaStatus['phase'][] = [];
  const unsubscribe = areaStore.subscribe(() => phases.push(readArea('guest').phase));
  const report = jest.fn();
  const outcome = loadArea({ live: entry, previous }, { download, report, random: () => 0 }).then(
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

it('loads and validates an area, then sets it ready', async () => {
  const { module, phases } = await run(async (release) => moduleOf(release));
  expect(module?.build).toBe(live.build);
  expect(phases).toEqual(['loading', 'validating', 'ready']);
});

it('tries again when a download fails once', async () => {
  const download = jest.fn(async (release: typeof live) => moduleOf(release));
  download.mockImplementationOnce(unreachable);
  const { module, phases } = await run(download);
  expect(module?.build).toBe(live.build);
  expect(phases).toEqual(['loading', 'retrying', 'validating', 'ready']);
});

it('falls back to the build before, once, and reports the reason', async () => {
  const { module, phases, report } = await run(
    (release) => (release === live ? unreachable() : Promise.resolve(moduleOf(release))),
    [older],
  );
  expect(module?.build).toBe(older.build);
  expect(phases).toEqual(['loading', 'retrying', 'retrying', 'fallback', 'validating', 'ready']);
  expect(readArea('guest').build).toBe(older.build);
  expect(report).toHaveBeenCalledTimes(1);
});

it('fails with the first reason when the build before can’t be loaded either', async () => {
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

it('fails at the deadline when nothing ever answers', async () => {
  const started = Date.now();
  const { fault } = await run(hangs, [older]);
  expect(fault?.reason).toBe('timeout');
  expect(Date.now() - started).toBeLessThanOrEqual(LIMITS.deadline + 50);
});

it('falls back after two tries without an answer, well before the deadline', async () => {
  const asked: string[] = [];
  const { module, phases } = await run(
    ({ build }) => {
      asked.push(build);
      return build === live.build
        ? hangsFor(4000).then(() => Promise.reject(new AreaFault('timeout', 'hung')))
        : Promise.resolve(moduleOf(older));
    },
    [older],
  );
  expect(module?.build).toBe(older.build);
  expect(asked).toEqual([live.build, live.build, older.build]);
  expect(phases).toContain('fallback');
  expect(readArea('guest').loadedIn).toBeLessThan(7000);
});

it('is overdue after five seconds, and still becomes ready later', async () => {
  const overdue: (boolean | undefined)[] = [];
  const unsubscribe = areaStore.subscribe(() => overdue.push(readArea('guest').overdue));
  const { module } = await run((release) => hangsFor(LIMITS.overdue + 500).then(() => moduleOf(release)));
  unsubscribe();
  expect(overdue).toContain(true);
  expect(module?.build).toBe(live.build);
  expect(readArea('guest')).toMatchObject({ phase: 'ready' });
  expect(readArea('guest').overdue).toBeFalsy();
});

it('changes nothing once another load has replaced it', async () => {
  const control = new AbortController();
  const report = jest.fn();
  const keep = jest.fn();
  const outcome = loadArea(
    { live, previous: [older] },
    { download: async (release) => moduleOf(release), report, keep, signal: control.signal },
  ).catch((error: unknown) => error);
  control.abort();
  setArea('guest', { phase: 'loading', build: 'cccccccccccc' });
  await jest.runAllTimersAsync();
  expect(await outcome).toBeInstanceOf(Error);
  expect(readArea('guest')).toEqual({ phase: 'loading', build: 'cccccccccccc' });
  expect([report, keep].map((call) => call.mock.calls.length)).toEqual([0, 0]);
});

it('sets `slow` on a long load', async () => {
  const seen: (boolean | undefined)[] = [];
  const unsubscribe = areaStore.subscribe(() => seen.push(readArea('guest').slow));
  await run((release) => new Promise((resolve) => setTimeout(resolve, LIMITS.slow + 500, moduleOf(release))));
  unsubscribe();
  expect(seen).toContain(true);
});

it.each([
  ['undefined, as after a broken shared chunk', undefined, 'module-incomplete'],
  ['without routes', { ...moduleOf(live), routes: [] }, 'module-incomplete'],
  ['of another build', moduleOf(older), 'module-incomplete'],
  ['of another contract', { ...moduleOf(live), contract: '9.0.0' }, 'contract-mismatch'],
])('refuses a module: %s', async (_what, module, reason) => {
  const { fault } = await run(async () => module);
  expect(fault?.reason).toBe(reason);
});

it('does not download a build of another contract', async () => {
  const download = jest.fn(async (release: typeof live) => moduleOf(release));
  const { fault } = await run(download, [], buildRelease('guest', { contract: '2.0.0' }));
  expect(fault?.reason).toBe('contract-mismatch');
  expect(download).not.toHaveBeenCalled();
});

it('does not retry or fall back when the registry is not trusted', async () => {
  const download = jest.fn(() => Promise.reject(new AreaFault('registry-untrusted', 'altered')));
  const { fault } = await run(download, [older]);
  expect(fault?.reason).toBe('registry-untrusted');
  expect(download).toHaveBeenCalledTimes(1);
});
