import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useShell, type ShellServices } from '@marisma/area-kit/shell';
import { nextOffset, type RowPage } from './paged-rows';
import { joinUsers } from './user';
import type { RolesState } from './user-cells';
import { readProfiles, readRoles } from './users.data';

export type Users = ReturnType<typeof useUsers>;

/** All users with their roles. The first page is shown while the others load. */
export function useUsers() {
  const profiles = useAllPages('profiles', readProfiles);
  const roles = useAllPages('user-roles', readRoles);
  const users = useMemo(() => joinUsers(profiles.rows, roles.rows), [profiles.rows, roles.rows]);
  const rolesState: RolesState = roles.complete ? 'complete' : roles.failed ? 'failed' : 'loading';
  return {
    /** The users loaded so far; undefined before the first response. */
    users: profiles.begun ? users : undefined,
    /** The number of profiles loaded so far, and in total; the total is null when the service does not count. */
    loaded: profiles.rows.length,
    total: profiles.total,
    loading: profiles.loading || roles.loading,
    failed: profiles.failed || roles.failed,
    complete: profiles.complete && roles.complete,
    profilesFailed: profiles.failed,
    roles: rolesState,
    retry: () => [profiles, roles].filter(({ failed }) => failed).forEach(({ retry }) => retry()),
  };
}

type Client = Awaited<ReturnType<ShellServices['supabase']>>;

/**
 * A list of any length, loaded page by page. When a page fails, the loaded pages stay, and a retry continues with the
 * failed page.
 * @param read reads one page; a stable function
 */
function useAllPages<Row extends object>(
  key: string,
  read: (client: Client, part: { offset: number; signal: AbortSignal }) => Promise<RowPage<Row>>,
) {
  const { supabase } = useShell();
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [key],
    queryFn: async ({ pageParam, signal }) => read(await supabase(), { offset: pageParam, signal }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => nextOffset(pages),
    meta: { during: 'loading users' },
  });

  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
    // `data` as well: a response may arrive before `isFetching` has been rendered.
  }, [data, hasNextPage, isFetching, isError, fetchNextPage]);

  return {
    rows: useMemo(() => data?.pages.flatMap(({ rows }) => rows) ?? [], [data]),
    total: data?.pages[0]?.total ?? null,
    begun: data !== undefined,
    complete: data !== undefined && !hasNextPage,
    loading: isFetching || (hasNextPage && !isError),
    failed: isError && !isFetching,
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}
