import type { PostgrestError } from '@supabase/supabase-js';
import { nextOffset, PAGE_SIZE, toPage, type RowPage } from './paged-rows';

const page = (length: number, total: number | null = null): RowPage<object> => ({
  rows: Array.from({ length }, () => ({})),
  total,
});

test('reading continues until the counted total is loaded, even if pages are short', () => {
  expect(nextOffset([page(PAGE_SIZE, 2500)])).toBe(1000);
  expect(nextOffset([page(100, 150)])).toBe(100);
  expect(nextOffset([page(100, 150), page(50)])).toBeUndefined();
});

test('without a count, a full page means that there may be more rows', () => {
  expect(nextOffset([page(PAGE_SIZE)])).toBe(PAGE_SIZE);
  expect(nextOffset([page(PAGE_SIZE), page(3)])).toBeUndefined();
  expect(nextOffset([page(PAGE_SIZE + 1)])).toBeUndefined();
});

test('an empty page ends the reading, even below the count', () => {
  expect(nextOffset([page(PAGE_SIZE, 1500), page(0)])).toBeUndefined();
  expect(nextOffset([])).toBeUndefined();
});

test('a range past the end is an empty page; other errors are thrown', () => {
  const refusal = (code: string) => ({ code, message: 'no' }) as PostgrestError;
  expect(toPage({ data: null, error: refusal('PGRST103'), count: null }).rows).toEqual([]);
  expect(() => toPage({ data: null, error: refusal('42501'), count: null })).toThrow(
    expect.objectContaining({ code: '42501' }),
  );
  expect(() => toPage({ data: null, error: null, count: null })).toThrow('did not answer with a list');
});
