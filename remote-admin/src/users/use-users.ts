import { useMemo, useState } from 'react';
import { buildUsers } from './build-users';
import { countRows, type RowPage } from './paged-rows';
import { useAllPages, type AllPages } from './use-all-pages';
import { useInSlices } from './use-in-slices';
import type { User } from './user';
import type { UserSort } from './user-order';
import { readProfiles, readRoles } from './users.data';

export interface Users {
  /** Everybody read so far, sorted; undefined until the first are here. */
  users: readonly User[] | undefined;
  /** Profiles read so far, and how many there are; null when the service does not say. */
  loaded: number;
  total: number | null;
  loading: boolean;
  failed: boolean;
  complete: boolean;
  profilesFailed: boolean;
  /** Whether the roles shown are all there are. */
  roles: 'complete' | 'loading' | 'failed';
  errors: readonly Error[];
  retry: () => void;
}

/** All users with their roles. The first are here as soon as the first answer is, the rest follows. */
export function useUsers(sort: UserSort): Users {
  const profiles = useAllPages('profiles', readProfiles);
  const roles = useAllPages('user-roles', readRoles);
  const profilePages = useMilestones(profiles);
  const rolePages = useMilestones(roles);
  const source = useMemo(() => ({ profilePages, rolePages, sort }), [profilePages, rolePages, sort]);
  const { output } = useInSlices(buildUsers, source);
  const errors = [profiles.error, roles.error].filter((error) => error !== null);
  return {
    users: profilePages.length > 0 ? output : undefined,
    loaded: countRows(profiles.pages),
    total: profiles.pages[0]?.total ?? null,
    loading: profiles.loading || roles.loading,
    failed: profiles.failed || roles.failed,
    complete: profiles.complete && roles.complete,
    profilesFailed: profiles.failed,
    roles: roles.complete ? 'complete' : roles.failed ? 'failed' : 'loading',
    errors,
    retry: () => [profiles, roles].filter(({ failed }) => failed).forEach(({ retry }) => retry()),
  };
}

/** The pages to work on: while more come only 1, 2, 4, 8…, so that joining and sorting stay cheap in all. */
function useMilestones<Row>({ pages, loading }: AllPages<Row>): readonly RowPage<Row>[] {
  const count = loading && pages.length > 0 ? 2 ** Math.floor(Math.log2(pages.length)) : pages.length;
  const [kept, keep] = useState<readonly RowPage<Row>[]>([]);
  const same = kept.length === count && kept.every((page, index) => page === pages[index]);
  if (!same) keep(pages.slice(0, count));
  return kept;
}
