import type { PostgrestError } from '@supabase/supabase-js';

/** Rows per request: the default `max-rows` of the data service. */
export const PAGE_SIZE = 1000;

/** One page of a list. */
export interface RowPage<Row> {
  rows: readonly Row[];
  /** Total number of rows in the table, from the first response; null when the service does not count. */
  total: number | null;
}

interface Answer<Row> {
  data: readonly Row[] | null;
  error: PostgrestError | null;
  count: number | null;
}

// 'Range not satisfiable': the table has no rows at this offset, perhaps after a deletion.
const PAST_THE_END = 'PGRST103';

/**
 * Converts a response of the service into a page.
 * @throws PostgrestError from the service; Error when the response is not a list
 */
export function toPage<Row>({ data, error, count }: Answer<Row>): RowPage<Row> {
  if (error?.code === PAST_THE_END) return { rows: [], total: null };
  if (error) throw error;
  if (!Array.isArray(data)) throw new Error('The data service did not answer with a list.');
  return { rows: data as readonly Row[], total: count };
}

/**
 * Offset of the next page, or undefined when all rows are loaded. A short page is the last one only if the
 * service does not count, because the service may return fewer rows than requested.
 */
export function nextOffset(pages: readonly RowPage<object>[]): number | undefined {
  const [first, last] = [pages[0], pages.at(-1)];
  if (!first || !last || last.rows.length === 0) return undefined;
  const loaded = countRows(pages);
  if (first.total !== null) return loaded < first.total ? loaded : undefined;
  return last.rows.length === PAGE_SIZE ? loaded : undefined;
}

/** @returns the number of rows in all pages */
export const countRows = (pages: readonly RowPage<object>[]): number =>
  pages.reduce((sum, page) => sum + page.rows.length, 0);
