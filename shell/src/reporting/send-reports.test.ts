/** @environment browser */
import { report, type Report } from '@marisma/area-kit/reports';
import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';

const LIVE = 'bbbbbbbbbbbb';
const OLDER = 'aaaaaaaaaaaa';
const reports = { url: '/reports', sample: 0.5 };
const registry = buildRegistry([buildRelease('guest', { build: LIVE })]);
registry.areas.guest!.previous = [buildRelease('guest', { build: OLDER })];

let sent: string[];
const listening: (() => void)[] = [];

/** Reports, configuration and area store are kept per document; this simulates the next one. */
function nextDocument() {
  jest.resetModules();
  listening.splice(0).forEach((stop) => stop());
  sent = [];
}

beforeEach(() => {
  for (const target of [window, document] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      add(type, listener, options);
      listening.push(() => target.removeEventListener(type, listener, options));
    });
  }
  nextDocument();
  // jsdom measures nothing; the e2e tests cover measurements.
  performance.getEntriesByType = () => [];
  navigator.sendBeacon = (url, body) => sent.push(`${url as string} ${body as string}`) > 0;
});

/** A tab of a site with this configuration. */
async function open(config: object, { random = 0.1, brokenBuilds = [] as string[] } = {}) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(new Response(JSON.stringify({ supabaseUrl: '/', supabaseKey: 'key', ...config }))),
    );
  const [{ noteUncaught }, { setArea }, { sendReports }, { queueReport }] = await Promise.all([
    import('./uncaught'),
    import('../areas/area-store'),
    import('./send-reports'),
    import('./report-queue'),
  ]);
  noteUncaught();
  const placeOf = (pathname: string) => ({ page: `pattern of ${pathname}`, area: 'guest' });
  return {
    setArea,
    queueReport,
    send: () => sendReports({ found: registry, registry, brokenBuilds, placeOf, random: () => random }),
  };
}

function leave(): Report[] {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  return sent
    .filter((delivery) => delivery.startsWith('/reports '))
    .flatMap((delivery) => delivery.replace('/reports ', '').trim().split('\n'))
    .map((line) => JSON.parse(line) as Report);
}

const throwUncaught = (message: string) =>
  window.dispatchEvent(new ErrorEvent('error', { error: new TypeError(message) }));

it('sends, when the tab is hidden, reports from before and after the start, without addresses', async () => {
  const tab = await open({ reports });
  throwUncaught('nothing for ana@example.com');
  await tab.send();
  tab.setArea('guest', { phase: 'ready', build: LIVE, loadedIn: 90 });
  const received = leave();
  const common = { page: 'pattern of /', shell: __BUILD__ };
  expect(received).toContainEqual({
    ...common,
    t: expect.any(Number) as number,
    kind: 'error',
    area: 'shell',
    name: 'TypeError',
    message: 'uncaught: nothing for <email>',
    stack: [],
  });
  expect(received).toContainEqual(
    expect.objectContaining({ ...common, kind: 'area', build: LIVE, outcome: 'ready', ms: 90 }),
  );
});

it('names the build that threw and where, and nothing else of the stack', async () => {
  const tab = await open({ reports });
  await tab.send();
  tab.setArea('guest', { phase: 'ready', build: LIVE });
  const cause = new Error('deep');
  cause.stack = `Error: ana@example.com\n at f (https://site.test/areas/guest/${LIVE}/7.0a1b2c3d.js:1:22)`;
  const error = new Error('wrapped', { cause });
  error.stack = `g@https://site.test/shell/aaaaaaaaaaaa/main.${'0'.repeat(64)}.js:3:4\n@https://site.test/trips?token=1:1:1`;
  tab.queueReport({ kind: 'error', area: 'guest', name: 'Error', message: 'wrapped' }, error);
  const found = leave().find(({ kind }) => kind === 'error');
  expect(found).toMatchObject({
    build: LIVE,
    stack: [`guest/${LIVE}/7.0a1b2c3d.js:1:22`, `shell/aaaaaaaaaaaa/main.${'0'.repeat(64)}.js:3:4`],
  });
  expect(report.parse({ ...found, shell: 'abc' })).toBeTruthy();
});

it('reports a broken build once per tab, after the reload that replaced it', async () => {
  await (await open({ reports }, { brokenBuilds: [OLDER] })).send();
  expect(leave()).toContainEqual(
    expect.objectContaining({ area: 'guest', build: OLDER, outcome: 'failed', reason: 'render-crash' }),
  );
  nextDocument();
  await (await open({ reports }, { brokenBuilds: [OLDER] })).send();
  expect(leave().filter(({ kind }) => kind === 'area')).toEqual([]);
});

it.each([
  ['a site without a target', {}, 0.1],
  ['an invalid target', { reports: { url: 'reports please' } }, 0.1],
  ['a tab outside the sample', { reports }, 0.5],
])('sends nothing from %s', async (_, config, random) => {
  const tab = await open(config, { random });
  throwUncaught('oh');
  await tab.send();
  expect(leave()).toEqual([]);
});

it('sends early when there are many reports, and drops those above the limit', async () => {
  const tab = await open({ reports });
  for (let count = 0; count < 200; count += 1) throwUncaught(`number ${count}`);
  await tab.send();
  expect(sent.length).toBeGreaterThanOrEqual(2);
  expect(leave()).toHaveLength(50);
});
