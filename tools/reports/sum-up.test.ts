import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '@marisma/area-kit/reports';
import { readReportsSince } from './read-reports';
import { sumUp } from './sum-up';

const common = { t: Date.UTC(2026, 10, 24, 12), page: '/', shell: 'abc' };
const load = { ...common, kind: 'area', area: 'guest', build: 'b1' } as const;
const error = { ...common, kind: 'error', area: 'guest', name: 'TypeError', message: 'oh' } as const;

it('sums loads up by build, vitals, errors and refusals, the most frequent first', () => {
  const vital = (value: number, rating: 'good' | 'poor') =>
    ({ ...common, kind: 'vital', name: 'LCP', value, rating }) as const;
  const reports: Report[] = [
    { ...load, build: 'b2', outcome: 'ready' },
    { ...load, outcome: 'ready' },
    { ...load, outcome: 'failed', reason: 'timeout' },
    { ...load, outcome: 'fallback', reason: 'timeout' },
    { ...error, message: 'rare' },
    error,
    error,
    ...[1000, 2000, 3000, 4000].map((value) => vital(value, value < 2500 ? 'good' : 'poor')),
    { ...common, kind: 'policy', directive: 'script-src', blocked: 'inline' },
  ];
  expect(
    sumUp(reports)
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['area', 'build', 'loads', 'earlier build', 'failed', 'reasons'],
    ['guest', 'b1', '3', '1', '1', 'timeout 2'],
    ['guest', 'b2', '1', '0', '0', '–'],
    [''],
    ['vital', 'page loads', '75th percentile', 'good'],
    ['LCP', '4', '3000 ms', '50 %'],
    [''],
    ['errors', 'area', 'error'],
    ['2', 'guest', 'TypeError: oh'],
    ['1', 'guest', 'TypeError: rare'],
    [''],
    ['refused', 'directive', 'what'],
    ['1', 'script-src', 'inline'],
  ]);
  expect(sumUp([])).toBe('No reports.');
});

it('shows no control characters of a browser to the terminal', () => {
  const summary = sumUp([
    { ...error, message: 'oh\u001b[2J\nguest  b1  no\u202efailures' },
    { ...common, kind: 'policy', directive: 'script\r\nsrc', blocked: '\u009b31m' },
  ]);
  expect(summary.split('\n')).toHaveLength(5);
  expect(summary.replaceAll('\n', '')).not.toMatch(/\p{C}/u);
  expect(summary).toContain('TypeError: oh\ufffd[2J guest b1 no\ufffdfailures');
});

it('reads what came since a time, across days, and tells no folder from no reports', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marisma-sum-'));
  const at = (day: string, hour: number) => JSON.stringify({ ...error, t: Date.parse(`${day}T${hour}:00Z`) });
  await writeFile(join(folder, '2026-11-22.ndjson'), `${at('2026-11-22', 23)}\n`);
  await writeFile(join(folder, '2026-11-23.ndjson'), `${at('2026-11-23', 10)}\n${at('2026-11-23', 23)}\n`);
  await writeFile(join(folder, '2026-11-24.ndjson'), `${`${at('2026-11-24', 11)}\n`.repeat(150)}{"half`);
  const since = (time: string) => readReportsSince(folder, Date.parse(time));
  expect(await since('2026-11-23T22:00Z')).toHaveLength(151);
  expect(await since('2026-11-24T12:00Z')).toEqual([]);
  expect(await readReportsSince(join(folder, 'missing'), 0)).toBeUndefined();
  await rm(folder, { recursive: true });
});
