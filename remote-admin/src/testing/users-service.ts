import { createDataClient } from '@marisma/area-kit/testing';

export interface UserRecord {
  user_id: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  created_at: string;
  roles: readonly string[];
}

type Table = 'profiles' | 'roles' | 'counts';
type Fault = Table | 'more profiles';

/** A data service with these users, 1000 rows per response; reads in `failing` answer 500. */
export function createUsersService(users: readonly UserRecord[]) {
  const failing = new Set<Fault>();
  const asked: string[] = [];
  const rows: Record<Table, object[]> = {
    profiles: users.map(({ roles: _roles, ...profile }) => profile),
    roles: users.flatMap(({ user_id, roles }) => roles.map((role) => ({ user_id, role }))),
    counts: users.flatMap(({ roles }) => roles.map((role) => ({ role }))),
  };
  const client = createDataClient((_request, url) => {
    asked.push(url.pathname + url.search);
    const table: Table = url.pathname.endsWith('/profiles')
      ? 'profiles'
      : url.searchParams.get('select') === 'role'
        ? 'counts'
        : 'roles';
    const from = Number(url.searchParams.get('offset'));
    if (failing.has(table) || (table === 'profiles' && from > 0 && failing.has('more profiles'))) {
      return Response.json({ message: `${table} broke` }, { status: 500 });
    }
    const part = rows[table].slice(from, from + 1000);
    return Response.json(part, {
      headers: { 'content-range': `${from}-${from + part.length - 1}/${rows[table].length}` },
    });
  });
  return { client, failing, asked };
}

/** A user with default values, overridden by `part`. */
export const userRecord = (id: string, part: Partial<UserRecord> = {}): UserRecord => ({
  user_id: id,
  first_name: `First-${id}`,
  last_name: `Last-${id}`,
  email: `${id}@example.com`,
  created_at: '2026-05-04T12:00:00+00:00',
  roles: ['client'],
  ...part,
});
