import { mergeSorted } from './merge-sorted';
import type { RowPage } from './paged-rows';
import { toUser, type User } from './user';
import { compareUsers, type UserSort } from './user-order';
import type { ProfileRow, RoleRow } from './users.data';

export interface UserSource {
  profilePages: readonly RowPage<ProfileRow>[];
  rolePages: readonly RowPage<RoleRow>[];
  sort: UserSort;
}

/**
 * Joins profiles with roles and sorts them, page by page: it yields after each so that the caller can pause.
 * A user that stands in two pages, because somebody signed up in between, is listed once.
 */
export function* buildUsers({ profilePages, rolePages, sort }: UserSource): Generator<void, readonly User[]> {
  const rolesOf = new Map<string, string[]>();
  for (const page of rolePages) {
    addRoles(rolesOf, page.rows);
    yield;
  }
  const compare = compareUsers(sort);
  const seen = new Set<string>();
  const lists: User[][] = [];
  for (const page of profilePages) {
    const fresh = page.rows.filter(({ user_id: id }) => !seen.has(id) && seen.add(id));
    lists.push(fresh.map((row) => toUser(row, rolesOf.get(row.user_id) ?? [])).sort(compare));
    yield;
  }
  return yield* mergeSorted(lists, compare);
}

function addRoles(rolesOf: Map<string, string[]>, rows: readonly RoleRow[]) {
  for (const { user_id: id, role } of rows) {
    const roles = rolesOf.get(id);
    if (!roles) rolesOf.set(id, [role]);
    else if (!roles.includes(role)) roles.push(role);
  }
}
