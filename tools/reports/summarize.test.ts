import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Report } from '@marisma/area-kit/reports';
import { buildRegistry, buildRelease } from '../../shared/src/testing/registry';
import { tempFolder } from '../testing/temp-folder';
import { listen } from '../start/listen';
import { findRegressions, shippedBuilds, alertRegressions } from './by-build';
import { readReportsSince } from './read-reports';
import type { SiteRegistry } from '../release/registry/site-registry';
import { summarize } from './summarize';

const common = { t: Date.UTC(2026, 10, 24, 12), page: '/', shell: 'abc' };
const site: SiteRegistry = buildRegistry([buildRelease('guest', { build: 'b2' })]);
site.areas.guest!.previous = [buildRelease('guest', { build: 'b1' })];
const load = { ...common, kind: 'area', area: 'guest', build: 'b1' } as const;
const error = { ...common, kind: 'error', area: 'guest', name: 'TypeError', message: 'oh' } as const;

it('puts a build beside the one before, then vitals and refusals, then errors with their stacks', async () => {
  const vital = (value: number, rating: 'good' | 'poor', build = 'b2') =>
    ({ ...common, kind: 'vital', name: 'LCP', value, rating, area: 'guest', build }) as const;
  const reports: Report[] = [
    { ...load, outcome: 'ready' },
    { ...load, outcome: 'ready' },
    { ...load, build: 'b2', outcome: 'failed', reason: 'timeout' },
    { ...load, build: 'b2', outcome: 'fallback', reason: 'timeout' },
    { ...error, message: 'rare' },
    { ...error, build: 'b2', stack: ['guest/b2/main.js:1:9'] },
    // Nobody caught it: the shell reports what the area's code threw.
    { ...error, area: 'shell', stack: ['guest/b2/main.js:1:9'] },
    error,
    ...[1000, 2000, 3000, 4000].map((value) => vital(value, value < 2500 ? 'good' : 'poor')),
    vital(900, 'good', 'b1'),
    { ...common, kind: 'policy', directive: 'script-src', blocked: 'inline' },
  ];
  const said = await summarize(reports, {
    shipped: shippedBuilds(site),
    resolve: (frames) =>
      Promise.resolve(frames.map((frame) => frame.replace('guest/b2/main.js', 'src/trips.tsx'))),
  });
  expect(said.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['area', 'build', 'is', 'loads', 'earlier build', 'failed', 'errors', 'LCP', 'INP', 'CLS', 'reasons'],
    ['guest', 'b2', 'live', '2', '1', '1', '2', '3000 ms', '–', '–', 'timeout 2'],
    ['guest', 'b1', 'before', '2', '0', '0', '0', '900 ms', '–', '–', '–'],
    ['shell', 'abc', '–', '0', '0', '0', '0', '3000 ms', '–', '–', '–'],
    [''],
    ['vital', 'page loads', '75th percentile', 'good'],
    ['LCP', '5', '3000 ms', '60 %'],
    [''],
    ['refused', 'directive', 'what'],
    ['1', 'script-src', 'inline'],
    [''],
    ['errors', 'area', 'error'],
    ['2', 'guest', 'TypeError: oh'],
    ['at src/trips.tsx:1:9'],
    ['1', 'guest', 'TypeError: rare'],
    ['1', 'shell', 'TypeError: oh'],
    ['at src/trips.tsx:1:9'],
  ]);
  expect(await summarize([])).toBe('No reports.');
});

it('shows no control characters of a browser or a source map to the terminal', async () => {
  const summary = await summarize(
    [
      { ...error, message: 'oh\u001b[2J\nguest  b1  no\u202efailures', stack: ['guest/b1/main.js:1:1'] },
      { ...common, kind: 'policy', directive: 'script\r\nsrc', blocked: '\u009b31m' },
    ],
    { resolve: () => Promise.resolve(['\u001b[2J\nall is well']) },
  );
  expect(summary.split('\n')).toHaveLength(6);
  expect(summary.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
  expect(summary).toContain('TypeError: oh\ufffd[2J guest b1 no\ufffdfailures');
});

const times = (count: number, one: Report): Report[] => Array.from({ length: count }, () => one);
const paint = (build: string, value: number): Report[] =>
  times(50, { ...common, kind: 'vital', name: 'LCP', value, rating: 'good', area: 'guest', build });

it.each<[string, Report[], string[]]>([
  [
    'more of its loads fail',
    [
      ...times(100, { ...load, outcome: 'ready' }),
      { ...load, outcome: 'failed' },
      ...times(6, { ...load, build: 'b2', outcome: 'fallback' }),
    ],
    ['guest b2 is worse than b1: 6 failures and errors in 6 loads, before 1 in 101'],
  ],
  [
    'the page is seen later',
    [...paint('b1', 1000), ...paint('b2', 1300)],
    ['guest b2 is worse than b1: LCP 1300 ms, before 1000 ms'],
  ],
  ['four failures may be one browser', times(4, { ...load, build: 'b2', outcome: 'failed' }), []],
  [
    'it fails as often as before',
    ['b1', 'b2'].flatMap((build) => times(9, { ...load, build, outcome: 'failed' })),
    [],
  ],
  ['the build before failed', times(9, { ...load, outcome: 'failed' }), []],
  ['the page is seen a little later', [...paint('b1', 1000), ...paint('b2', 1200)], []],
])('judges a new build by the one before: %s', (_, reports, texts) =>
  expect(findRegressions(reports, shippedBuilds(site)).map(({ text }) => text)).toEqual(texts),
);

it('tells the hook of a worse build once, and again only what it did not take', async () => {
  const folder = tempFolder();
  const taken: string[] = [];
  let status = 500;
  const hook = createServer((request, response) => {
    void request.setEncoding('utf8').on('data', (body: string) => status === 200 && taken.push(body));
    request.on('end', () => response.writeHead(status).end());
  });
  const url = `http://localhost:${await listen(hook, 0)}/`;
  const tell = () => alertRegressions(folder, [{ build: 'b2', text: 'guest b2 is worse' }], url);
  await expect(tell()).rejects.toThrow('The hook for alerts answers 500.');
  status = 200;
  await tell();
  await tell();
  expect(taken).toEqual(['{"text":"guest b2 is worse"}']);
  expect(await readReportsSince(folder, 0)).toEqual([]);
  hook.close();
});

it('reads what came since a time, across days, and tells no folder from no reports', async () => {
  const folder = tempFolder();
  const at = (day: string, hour: number) => JSON.stringify({ ...error, t: Date.parse(`${day}T${hour}:00Z`) });
  await writeFile(join(folder, '2026-11-22.ndjson'), `${at('2026-11-22', 23)}\n`);
  await writeFile(join(folder, '2026-11-23.ndjson'), `${at('2026-11-23', 10)}\n${at('2026-11-23', 23)}\n`);
  await writeFile(join(folder, '2026-11-24.ndjson'), `${`${at('2026-11-24', 11)}\n`.repeat(150)}{"half`);
  const since = (time: string) => readReportsSince(folder, Date.parse(time));
  expect(await since('2026-11-23T22:00Z')).toHaveLength(151);
  expect(await since('2026-11-24T12:00Z')).toEqual([]);
  expect(await readReportsSince(join(folder, 'missing'), 0)).toBeUndefined();
});
