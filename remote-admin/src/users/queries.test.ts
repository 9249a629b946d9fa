import { nextOffset, type RowPage } from './queries';

const page = (length: number, total: number | null = null): RowPage => ({
  rows: Array.from({ length }),
  total,
});

test.each([
  ['a counted total', [page(1000, 2500)], 1000],
  ['a counted total, also after a short page', [page(100, 150)], 100],
  ['a counted total that is reached', [page(100, 150), page(50)], undefined],
  ['a full page that is not counted', [page(1000)], 1000],
  ['a short page that is not counted', [page(1000), page(3)], undefined],
  ['an empty page below the count', [page(1000, 1500), page(0)], undefined],
])('after %s reading goes on, or ends', (_, pages, offset) => {
  expect(nextOffset(pages)).toBe(offset);
});
