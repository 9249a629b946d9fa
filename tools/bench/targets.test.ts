import type { Result } from './figures';
import { judge, type Target } from './targets';

const result = (page: string, figure: string, median: number, variant: Result['variant'] = 'product') =>
  ({
    profile: 'phone',
    page,
    variant,
    figure,
    spread: { median, least: median, most: median, runs: 7 },
  }) satisfies Result;

const target = (more: Partial<Target>): Target => ({
  what: 'x',
  page: 'home',
  figure: 'lcp',
  most: 1,
  ...more,
});

it('divides by another variant, by another figure, or by the unit', () => {
  const results = [
    result('home', 'lcp', 420),
    result('home', 'lcp', 400, 'limit'),
    result('home', 'heap', 3_000_000),
    result('routes', 'other', 300),
    result('routes', 'same', 200),
  ];
  const verdicts = judge(results, [
    target({ against: 'limit', most: 1.05 }),
    target({ against: 'limit', most: 1.04 }),
    target({ figure: 'heap', most: 3.2, scale: 1_000_000 }),
    target({ page: 'routes', figure: 'other', over: { page: 'routes', figure: 'same' }, most: 1.2 }),
  ]);
  expect(verdicts.map(({ value, met }) => [value, met])).toEqual([
    [1.05, true],
    [1.05, false],
    [3, true],
    [1.5, false],
  ]);
});

it('has no verdict for figures that were not measured', () => {
  const [own, other] = judge(
    [result('home', 'lcp', 1)],
    [target({ page: 'about' }), target({ against: 'single' })],
  );
  expect(own?.met).toBeUndefined();
  expect(other?.met).toBeUndefined();
});
