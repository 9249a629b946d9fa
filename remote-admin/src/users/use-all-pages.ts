import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShell, type ShellServices } from '@marisma/shared/shell';
import { nextOffset, type RowPage } from './paged-rows';

type Client = Awaited<ReturnType<ShellServices['supabase']>>;

export interface AllPages<Row> {
  /** What has come so far. */
  pages: readonly RowPage<Row>[];
  /** Everything is here. */
  complete: boolean;
  loading: boolean;
  /** Reading stopped; what came before is kept. */
  failed: boolean;
  error: Error | null;
  /** Goes on where reading stopped. */
  retry: () => void;
}

/**
 * A list of any length, read page after page until it is all here.
 * @param read reads one page; a stable function
 */
export function useAllPages<Row extends object>(
  key: string,
  read: (client: Client, part: { offset: number; signal: AbortSignal }) => Promise<RowPage<Row>>,
): AllPages<Row> {
  const { supabase } = useShell();
  const query = useInfiniteQuery({
    queryKey: [key],
    queryFn: async ({ pageParam, signal }) => read(await supabase(), { offset: pageParam, signal }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => nextOffset(pages),
  });
  const { data, error, hasNextPage, isFetching, isError, fetchNextPage, refetch } = query;

  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  return {
    pages: data?.pages ?? NO_PAGES,
    complete: data !== undefined && !hasNextPage,
    loading: isFetching || (hasNextPage && !isError),
    failed: isError && !isFetching,
    error,
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}

const NO_PAGES: readonly never[] = [];
