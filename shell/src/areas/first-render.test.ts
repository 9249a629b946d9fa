import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { createMemoryRouter, lazyRoute } from '@marisma/area-kit/router';
import { createAreaDirectory } from './area-directory';
import { AreaFault } from './area-fault';
import { areaStore, readArea, setArea } from './area-store';
import { createCrashHandler, SETTLED_AFTER_MS, watchImports, watchPage } from './first-render';

const older = buildRelease('guest', { build: 'aaaaaaaaaaaa' });
let build = 0;

/** A shell with a ready area whose build no other test has seen. */
function setUp({ previous = [older], outlives = true } = {}) {
  build += 1;
  const live = buildRelease('guest', { build: `bbbbbbbbbb${build + 10}` });
  const registry = buildRegistry([live]);
  registry.areas.guest = { live, previous };
  const areas = createAreaDirectory({ registry, rejected: {}, source: 'page' }, () =>
    Promise.reject(new Error('not asked')),
  );
  const trip = jest.fn(() => outlives);
  const [report, reload] = [jest.fn(), jest.fn()];
  setArea('guest', { phase: 'ready', build: live.build });
  const broken = { has: () => false, list: () => [], add: trip };
  return {
    live,
    trip,
    report,
    reload,
    crash: createCrashHandler({ areas, registry, broken, report, reload }),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  areaStore.setState({}, true);
});

it('marks a build that crashes at its first render as broken, then reloads', () => {
  const { crash, trip, report, reload, live } = setUp();
  crash(new TypeError('x is undefined'), '/guest/a');
  expect(trip).toHaveBeenCalledWith(live.build);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(readArea('guest')).toMatchObject({ phase: 'fallback', build: older.build, reason: 'render-crash' });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ reason: 'render-crash' }), 'guest');
});

it.each([
  ['a page whose file throws at import', () => Promise.reject(new TypeError('x is undefined')), 1],
  [
    'a page whose loader throws',
    () => Promise.resolve({ default: () => null, loader: () => Promise.reject(new TypeError('no data')) }),
    0,
  ],
])('%s', async (_, load, reloads) => {
  jest.useRealTimers();
  const { crash, trip, report, reload, live } = setUp();
  const router = createMemoryRouter([lazyRoute('/guest/a', load)], { initialEntries: ['/guest/a'] });
  watchImports(router, crash);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(router.state.initialized).toBe(true);
  expect(reload).toHaveBeenCalledTimes(reloads);
  if (reloads === 0) return;
  expect(trip).toHaveBeenCalledWith(live.build);
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ reason: 'import-crash' }), 'guest');
});

it('reloads once, however many errors one crash throws', () => {
  const { crash, reload } = setUp();
  crash(new Error('first'), '/guest/a');
  crash(new Error('second'), '/guest/a');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('treats an early crash after the first render as one at the first render', () => {
  const { crash, reload } = setUp();
  const leave = watchPage('guest', '/guest/a');
  jest.advanceTimersByTime(SETTLED_AFTER_MS - 1);
  leave();
  jest.advanceTimersByTime(10);
  crash(new Error('late data'), '/guest/a');
  expect(reload).toHaveBeenCalledTimes(1);
});

it('shows the panel for a page that had settled, and falls back for another page of the same build', () => {
  const { crash, reload } = setUp();
  watchPage('guest', '/guest/a');
  jest.advanceTimersByTime(SETTLED_AFTER_MS);
  crash(new Error('a click too many'), '/guest/a');
  expect(reload).not.toHaveBeenCalled();
  crash(new Error('first render'), '/guest/b');
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each<[string, unknown, Parameters<typeof setUp>[0]]>([
  ['there is no earlier build', new Error('x'), { previous: [] }],
  ['the build before has another contract', new Error('x'), { previous: [{ ...older, contract: '9.0.0' }] }],
  ['a reload would forget the broken build', new Error('x'), { outlives: false }],
  ['a file is missing', Object.assign(new Error('x'), { name: 'ChunkLoadError' }), {}],
  ['the error has its own reason', new AreaFault('integrity', 'altered'), {}],
  ['the error is a response, such as a 404', new Response(null, { status: 404 }), {}],
])('never reloads when %s', (_when, error, options) => {
  const { crash, reload } = setUp(options);
  crash(error, '/guest/a');
  expect(reload).not.toHaveBeenCalled();
});

it('never reloads for a page of the shell or a build that is already a fallback', () => {
  const { crash, reload } = setUp();
  crash(new Error('x'), '/profile');
  setArea('guest', { phase: 'ready', build: older.build });
  crash(new Error('x'), '/guest/a');
  expect(reload).not.toHaveBeenCalled();
});
