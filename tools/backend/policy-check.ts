import type { Sql } from './database';
import type { Ask } from './ask';

const CANARY = 'canary@backend.invalid';
const unprotected = (what: string): Error =>
  new Error(`The backend does not start, because its data would not be protected: ${what}.`);

/**
 * Checks before the first request that row-level security is in force.
 *
 * The library checks only once, at its first request, whether the database has row-level security. If that
 * request came before the migrations, all data would be public until the next start.
 * @throws Error
 */
export async function checkPolicies(ask: Ask, sql: Sql, publishableKey: string): Promise<void> {
  await checkTables(sql);
  await sql(
    `insert into public.contact_submissions (name, email, inquiry_type, message) values ('Canary', $1, 'general', '-')`,
    [CANARY],
  );
  try {
    const seen = await readAsAnonymous(ask, publishableKey);
    if (seen !== 0) throw unprotected('an anonymous request could read the inquiries');
  } finally {
    await sql('delete from public.contact_submissions where email = $1', [CANARY]);
  }
}

async function checkTables(sql: Sql): Promise<void> {
  const tables = await sql(
    `select c.relname as name, c.relrowsecurity as secured,
        exists (select from pg_policy p where p.polrelid = c.oid) as ruled
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      order by c.relname`,
  );
  if (tables.length === 0) throw unprotected('there is no table in the public schema');
  const open = tables.filter(({ secured, ruled }) => !secured || !ruled).map(({ name }) => String(name));
  if (open.length > 0) throw unprotected(`no row-level security on ${open.join(', ')}`);
}

async function readAsAnonymous(ask: Ask, apikey: string): Promise<number> {
  const url = 'http://localhost/rest/v1/contact_submissions?select=id';
  const answer = await ask(new Request(url, { headers: { apikey } }));
  if (answer.status === 401 || answer.status === 403) return 0;
  const rows: unknown = await answer.json();
  if (!answer.ok || !Array.isArray(rows)) {
    throw unprotected(`the anonymous self-check was answered ${answer.status}`);
  }
  return rows.length;
}
