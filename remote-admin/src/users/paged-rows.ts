import type { PostgrestError } from '@supabase/supabase-js';

/** Rows asked for at once: as many as PostgREST gives unless its `max-rows` says otherwise. */
export const PAGE_SIZE = 1000;

/** One answer of a list that is read part by part. */
export interface RowPage<Row> {
  rows: readonly Row[];
  /** Rows the table holds in all, as the first answer said; null when the service does not count. */
  total: number | null;
}

interface Answer<Row> {
  data: readonly Row[] | null;
  error: PostgrestError | null;
  count: number | null;
}

// 'Range not satisfiable': the rows ended, or were deleted, before this offset.
const PAST_THE_END = 'PGRST103';

/**
 * Turns a service's answer into a page.
 * @throws PostgrestError as the service gave it; Error when the answer is no list
 */
export function toPage<Row>({ data, error, count }: Answer<Row>): RowPage<Row> {
  if (error?.code === PAST_THE_END) return { rows: [], total: null };
  if (error) throw error;
  if (!Array.isArray(data)) throw new Error('The data service did not answer with a list.');
  return { rows: data as readonly Row[], total: count };
}

/**
 * Where the next page starts, or undefined when all rows are here. A short page is the end only where the
 * service does not count, for it may cut at fewer rows than were asked for.
 */
export function nextOffset(pages: readonly RowPage<object>[]): number | undefined {
  const [first, last] = [pages[0], pages.at(-1)];
  if (!first || !last || last.rows.length === 0) return undefined;
  const loaded = countRows(pages);
  if (first.total !== null) return loaded < first.total ? loaded : undefined;
  return last.rows.length === PAGE_SIZE ? loaded : undefined;
}

/** @returns how many rows the pages hold together */
export const countRows = (pages: readonly RowPage<object>[]): number =>
  pages.reduce((sum, page) => sum + page.rows.length, 0);
