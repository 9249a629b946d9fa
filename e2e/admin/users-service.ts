import type { Page } from '@playwright/test';

export interface SampleUser {
  first: string | null;
  last: string | null;
  email: string | null;
  roles: readonly string[];
}

type Read = 'profiles' | 'roles' | 'counts';

/** Answers the admin's reads: these users, 1000 rows per response, as PostgREST does; `failing` tables answer 500. */
export async function answerWithUsers(
  page: Page,
  users: readonly SampleUser[],
): Promise<{ failing: Set<Read> }> {
  const failing = new Set<Read>();
  const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const rows: Record<Read, object[]> = {
    profiles: users.map(({ first, last, email }, index) => ({
      user_id: idOf(index),
      first_name: first,
      last_name: last,
      email,
      created_at: new Date(1_780_000_000_000 - index * 60_000).toISOString(),
    })),
    roles: users.flatMap(({ roles }, index) => roles.map((role) => ({ user_id: idOf(index), role }))),
    counts: users.flatMap(({ roles }) => roles.map((role) => ({ role }))),
  };
  // The session reads one user's rows; only reads of all rows are answered here.
  const ofAll = (url: URL) =>
    /\/rest\/v1\/(profiles|user_roles)$/.test(url.pathname) && !url.searchParams.has('user_id');
  await page.route(ofAll, (route) => {
    const url = new URL(route.request().url());
    const select = url.searchParams.get('select');
    const read: Read = url.pathname.endsWith('/profiles')
      ? 'profiles'
      : select === 'role'
        ? 'counts'
        : 'roles';
    if (failing.has(read)) return route.fulfill({ status: 500, json: { message: 'down' } });
    const from = Number(url.searchParams.get('offset'));
    const part = rows[read].slice(from, from + 1000);
    const range = `${from}-${from + part.length - 1}/${rows[read].length}`;
    return route.fulfill({ json: part, headers: { 'content-range': range } });
  });
  return { failing };
}
