import { readPage, type DataRequest } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { joinUsers } from './user';
import type { RolesState } from './user-cells';
import { PROFILE_FIELDS, type ProfileRow } from './user-columns';
import type { Client } from '../lib/client';

/** Rows per request: the default `max-rows` of the data service. */
const PAGE_LENGTH = 1000;

interface RowPage {
  rows: readonly unknown[];
  /** Number of rows in the table; only the first page asks for it. */
  total: number | null;
}

/** Offset of the next page, or undefined when all rows are loaded. A page may be shorter than it was asked for. */
export function nextOffset(pages: readonly RowPage[]): number | undefined {
  const loaded = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  // An empty page below the total: rows have been deleted meanwhile.
  return pages.at(-1)?.rows.length && loaded < (pages[0]?.total ?? 0) ? loaded : undefined;
}

type Counting = { count?: 'exact' };

/**
 * A table of any length, loaded page by page. When a page fails, the loaded pages stay, and a retry continues with the
 * failed page.
 * @param select selects the rows; a stable function
 */
function useAllRows<Row>(
  key: string,
  select: (client: Client, counting: Counting) => { range: (from: number, to: number) => DataRequest<Row[]> },
) {
  const { supabase } = useShell();
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [key],
    queryFn: async ({ pageParam: offset, signal }) => {
      // Only the first page asks for the total: counting costs as much as reading.
      const rows = select(await supabase(), offset === 0 ? { count: 'exact' } : {});
      return readPage(rows.range(offset, offset + PAGE_LENGTH - 1), signal);
    },
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
    total: data?.pages[0]?.total ?? 0,
    begun: data !== undefined,
    complete: data !== undefined && !hasNextPage,
    loading: isFetching || (hasNextPage && !isError),
    failed: isError && !isFetching,
    retry: () => void (data ? fetchNextPage() : refetch()),
  };
}

// Newest first, so that visible rows do not move while more load.
const selectProfiles = (client: Client, counting: Counting) =>
  client
    .from('profiles')
    .select<string, ProfileRow>(PROFILE_FIELDS.join(), counting)
    .order('created_at', { ascending: false })
    .order('user_id');

const selectRoles = (client: Client, counting: Counting) =>
  client.from('user_roles').select('user_id, role', counting).order('user_id').order('role');

const selectRoleNames = (client: Client, counting: Counting) =>
  client.from('user_roles').select('role', counting).order('user_id').order('role');

export type Users = ReturnType<typeof useUsers>;

/** All users with their roles. The first page is shown while the others load. */
export function useUsers() {
  const profiles = useAllRows('profiles', selectProfiles);
  const roles = useAllRows('user-roles', selectRoles);
  const users = useMemo(() => joinUsers(profiles.rows, roles.rows), [profiles.rows, roles.rows]);
  const rolesState: RolesState = roles.complete ? 'complete' : roles.failed ? 'failed' : 'loading';
  return {
    /** The users loaded so far; undefined before the first response. */
    users: profiles.begun ? users : undefined,
    /** The number of profiles loaded so far, and in total. */
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

/** The roles of all users: a user with two roles is there twice. */
export const useRoleNames = () => useAllRows('role-names', selectRoleNames);
