import { median, Report } from './report';

it('takes the middle of the values, or the mean of the middle two', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 2.5, NaN]);
});

it('compares the product with each baseline that has the figure', () => {
  const report = new Report();
  for (const lcp of [900, 1100, 1000]) report.add('home', 'product', { lcp, cls: 0.001 });
  report.add('home', 'limit', { lcp: 800, tap: NaN });
  const [header, lcp, cls] = report
    .toString()
    .split('\n')
    .map((line) => line.split(/ {2,}/));
  expect(header).toEqual(['home', 'product', 'limit', '×', 'purist', '×', 'single bundle', '×']);
  expect(lcp?.slice(1, 5)).toEqual(['1000 ms (900–1100)', '800 ms (800–800)', '1.25', '–']);
  expect(cls?.slice(0, 3)).toEqual(['layout shift', '0.001 (0.001–0.001)', '–']);
});
