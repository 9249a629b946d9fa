import { layOutBars, PLOT } from './revenue-chart';

test('bars start at the zero line, and their height is their share of the scale', () => {
  const { bars, ticks } = layOutBars([100, 50, 0]);
  const floor = PLOT.height - PLOT.foot;
  for (const bar of bars) expect(bar.y + bar.height).toBeCloseTo(floor);
  expect(bars[0]!.height).toBeCloseTo(bars[1]!.height * 2);
  expect(bars[2]!.height).toBe(0);
  expect(ticks.map(({ value }) => value)).toEqual([0, 25, 50, 75, 100]);
});

test('the scale has round steps and covers every value', () => {
  expect(layOutBars([68_150]).ticks.at(-1)?.value).toBe(80_000);
  expect(layOutBars([101]).ticks.at(-1)?.value).toBe(200);
});

test('an empty list has no bars', () => {
  expect(layOutBars([]).bars).toEqual([]);
  expect(layOutBars([0]).bars[0]?.height).toBe(0);
});
