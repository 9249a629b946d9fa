import type { Tables } from '@marisma/area-kit/data';
import { createDataClient } from '@marisma/area-kit/testing';

/** A whole row of `profiles`, so that another column of the list needs no other record. */
export type UserRecord = Tables<'profiles'> & { roles: readonly string[] };

type Table = 'profiles' | 'roles' | 'counts';
type Fault = Table | 'more profiles';

/**
 * A data service with these users, 1000 rows per response, counted if asked; reads in `failing` answer 500.
 * @param waiting accounts that wait for an admin
 */
export function createUsersService(users: readonly UserRecord[], waiting: { id: string }[] = []) {
  const failing = new Set<Fault>();
  const requests: URL[] = [];
  const rows: Record<Table, object[]> = {
    profiles: users.map(({ roles: _roles, ...profile }) => profile),
    roles: users.flatMap(({ user_id, roles }) => roles.map((role) => ({ user_id, role }))),
    counts: users.flatMap(({ roles }) => roles.map((role) => ({ role }))),
  };
  const client = createDataClient(async (request, url) => {
    if (url.pathname.endsWith('/desk_counts')) return Response.json({ approvals: waiting.length });
    if (url.pathname.endsWith('/people')) return Response.json(waiting);
    if (url.pathname.endsWith('/refuse_account')) {
      const { user_id } = (await request.json()) as { user_id: string };
      waiting = waiting.filter(({ id }) => id !== user_id);
      return new Response(null, { status: 204 });
    }
    requests.push(url);
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
    const total = request.headers.get('prefer')?.includes('count=exact') ? rows[table].length : '*';
    return Response.json(part, {
      headers: { 'content-range': `${from}-${from + part.length - 1}/${total}` },
    });
  });
  return { client, failing, requests };
}

/** A user with default values, overridden by `part`. */
export const userRecord = (id: string, part: Partial<UserRecord> = {}): UserRecord => ({
  user_id: id,
  first_name: `First-${id}`,
  last_name: `Last-${id}`,
  email: `${id}@example.com`,
  phone: null,
  created_at: '2026-05-04T12:00:00+00:00',
  roles: ['client'],
  ...part,
});
