import { Figures } from './figures';

it('gives the nearest-rank percentiles of each kind, and lists the failures', () => {
  const figures = new Figures();
  for (let time = 100; time >= 1; time -= 1) figures.add('page', time);
  figures.add('form', 7, 'POST /x: 500');
  expect(figures.table()).toEqual({
    form: { requests: 1, p50: 7, p95: 7, p99: 7, worst: 7 },
    page: { requests: 100, p50: 50, p95: 95, p99: 99, worst: 100 },
  });
  expect(figures.count).toBe(101);
  expect(figures.problems).toEqual(['form: POST /x: 500']);
});
