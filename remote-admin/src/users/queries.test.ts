import { nextOffset } from './queries';

const page = (length: number, total: number | null = null) => ({ rows: Array.from({ length }), total });

test.each([
  ['part of the rows', [page(1000, 2500)], 1000],
  ['a page that is shorter than asked for', [page(100, 150)], 100],
  ['all rows', [page(100, 150), page(50)], undefined],
  ['an empty page below the total', [page(1000, 1500), page(0)], undefined],
])('after %s reading goes on, or ends', (_, pages, offset) => {
  expect(nextOffset(pages)).toBe(offset);
});
