import { useShell } from '@marisma/area-kit/shell';
import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { Client } from './client';

const PAGE_LENGTH = 50;
const EXPORT_LENGTH = 1000;

/** Reads the rows after a row, `most` at most. */
type ReadRows<Page, Row> = (client: Client, most: number, after?: Row, signal?: AbortSignal) => Promise<Page>;

interface Pages<Page, Row> {
  /** What the log says of a failure. */
  during: string;
  queryKey: QueryKey;
  read: ReadRows<Page, Row>;
  rowsOf: (page: Page) => readonly Row[];
  staleTime: number;
  refetchInterval?: number;
  refetchOnWindowFocus?: boolean;
  retry?: false;
}

/** A list that is read page by page, each after the last row before it; the rows of another view stay until then. */
export function usePages<Page, Row>({ during, read, rowsOf, ...options }: Pages<Page, Row>) {
  const { supabase } = useShell();
  const query = useInfiniteQuery({
    ...options,
    queryFn: async ({ pageParam, signal }) =>
      // The library cannot infer the parameter of a page from another one.
      read(await supabase(), PAGE_LENGTH, pageParam as Row | undefined, signal),
    initialPageParam: undefined as Row | undefined,
    getNextPageParam: (page) => (rowsOf(page).length === PAGE_LENGTH ? rowsOf(page).at(-1) : undefined),
    placeholderData: keepPreviousData,
    meta: { during },
  });
  return { ...query, first: query.data?.pages[0], rows: query.data?.pages.flatMap(rowsOf) ?? [] };
}

/**
 * Reads all rows of a list, for a file.
 * @throws DataError
 */
export async function readAll<Row>(
  client: Client,
  read: ReadRows<{ rows: readonly Row[] }, Row>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const { rows } = await read(client, EXPORT_LENGTH, all.at(-1));
    all.push(...rows);
    if (rows.length < EXPORT_LENGTH) return all;
  }
}
