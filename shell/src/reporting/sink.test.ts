import type { Report } from '@marisma/area-kit/reports';
import { createSink } from './sink';

const common = { t: 1_790_000_000_000, page: '/property/:id', shell: 'aaaaaaaaaaaa' };
const crash: Report = {
  ...common,
  kind: 'error',
  area: 'guest',
  name: 'TypeError',
  message: 'x is not a function',
};
const ready: Report = {
  ...common,
  kind: 'area',
  area: 'guest',
  build: 'bbbbbbbbbbbb',
  outcome: 'ready',
  ms: 80,
};
const speed: Report = { ...common, kind: 'vital', name: 'LCP', value: 900, rating: 'good' };

it('sends a line of JSON for each report', () => {
  const { url, write } = createSink({ url: '/reports' });
  expect(url).toBe('/reports');
  const [body, ...more] = write([crash, ready, speed]);
  expect(more).toEqual([]);
  expect(
    body
      ?.trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Report),
  ).toEqual([crash, ready, speed]);
  expect(write([])).toEqual([]);
});

it('derives the envelope URL from a DSN and sends one event per fault', () => {
  const { url, write } = createSink({ url: 'https://abc123@errors.example/base/42', format: 'sentry' });
  expect(url).toBe('https://errors.example/base/api/42/envelope/?sentry_key=abc123&sentry_version=7');
  const bodies = write([crash, ready, speed, { ...ready, outcome: 'failed', reason: 'timeout' }]);
  expect(bodies).toHaveLength(2);
  const [head, item, event] = bodies[0]!
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    event_id: head?.event_id,
    message: 'x is not a function',
    transaction: '/property/:id',
    release: 'aaaaaaaaaaaa',
    level: 'error',
    tags: { area: 'guest', name: 'TypeError' },
  });
});
