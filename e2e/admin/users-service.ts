import type { Page } from '@playwright/test';

export interface SampleUser {
  first: string | null;
  last: string | null;
  email: string | null;
  roles: readonly string[];
}

/** Answers the admin's reads: these users, 1000 rows per response, as PostgREST does. */
export async function answerWithUsers(page: Page, users: readonly SampleUser[]): Promise<void> {
  const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const profiles = users.map(({ first, last, email }, index) => ({
    user_id: idOf(index),
    first_name: first,
    last_name: last,
    email,
    created_at: new Date(1_780_000_000_000 - index * 60_000).toISOString(),
  }));
  const roles = users.flatMap(({ roles }, index) => roles.map((role) => ({ user_id: idOf(index), role })));
  // The session reads one user's rows; only reads of all rows are answered here.
  const ofAll = (url: URL) =>
    /\/rest\/v1\/(profiles|user_roles)$/.test(url.pathname) && !url.searchParams.has('user_id');
  await page.route(ofAll, (route) => {
    const url = new URL(route.request().url());
    const rows = url.pathname.endsWith('/profiles') ? profiles : roles;
    const from = Number(url.searchParams.get('offset'));
    const part = rows.slice(from, from + 1000);
    const range = `${from}-${from + part.length - 1}/${rows.length}`;
    return route.fulfill({ json: part, headers: { 'content-range': range } });
  });
}
