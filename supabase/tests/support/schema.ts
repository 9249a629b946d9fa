import { readFile } from 'node:fs/promises';

import { MIGRATIONS, readMigrations } from '../../../tools/backend/migrations';
import { ACCESS, type Actor, emailOf, idOf, PEOPLE, type Person, roleOf } from './people';
import { query, type Row, script, type SqlSession, using } from './sql-session';

const HOSTED = new URL('./hosted.sql', import.meta.url);

/** The grants that the embedded library adds at its first request, even those that the migrations revoked. */
export const EMBEDDED_GRANTS =
  'grant usage on schema public, private to anon, authenticated;' +
  'grant all on all tables in schema public, private to anon, authenticated;';

/** What hosted projects from before 30 October 2026 grant by default; newer ones grant nothing. */
export const OLD_DEFAULT_GRANTS = ['tables', 'functions', 'sequences']
  .map(
    (kind) =>
      'alter default privileges for role postgres in schema public ' +
      `grant all on ${kind} to anon, authenticated, service_role;`,
  )
  .join('\n');

/** Prepares an empty database: the state of a new hosted project. */
export async function prepareHosted(session: SqlSession, defaultGrants = ''): Promise<void> {
  await session.script((await readFile(HOSTED, 'utf8')) + defaultGrants);
}

/** Prepares an empty database: the state of a hosted project with our migrations. */
export async function prepareTables(session: SqlSession, defaultGrants = ''): Promise<void> {
  await prepareHosted(session, defaultGrants);
  await session.script('set role postgres');
  for (const { script } of await readMigrations(MIGRATIONS)) await session.script(script);
  await session.script('reset role');
}

/** Prepares an empty database: the state of a hosted project, our migrations and the test accounts. */
export async function prepareSchema(session: SqlSession, defaultGrants = ''): Promise<void> {
  await prepareTables(session, defaultGrants);
  await session.script('set role supabase_auth_admin');
  for (const person of PEOPLE)
    await using(session, () => signUp(idOf(person), emailOf(person), requestedRole(person)));
  await session.script('reset role');
  for (const person of PEOPLE) {
    await session.query('update public.user_roles set role = $2 where user_id = $1', [
      idOf(person),
      roleOf(person),
    ]);
  }
  for (const statement of ACCESS) await session.query(statement);
}

/** Creates an account as the auth service does: one row in auth.users with the visitor's metadata. */
export async function signUp(id: string, email: string, metadata: object): Promise<void> {
  await query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)', [
    id,
    email,
    JSON.stringify(metadata),
  ]);
}

/** Switches to an actor for the rest of the transaction, as the API does for each request. */
export async function actAs(actor: Actor | Person, id = actor === 'anon' ? '' : idOf(actor)): Promise<void> {
  const role = actor === 'anon' ? 'anon' : 'authenticated';
  const claims = JSON.stringify({ role, ...(id ? { sub: id } : {}) });
  await query(
    `select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claims', $2, true)`,
    [id, claims],
  );
  await script(`set local role ${role}`);
}

/** Runs work as an actor, and goes on as the superuser. */
export async function as<T>(actor: Actor | Person, work: () => Promise<T>): Promise<T> {
  await actAs(actor);
  const done = await work();
  await script('reset role');
  return done;
}

/** Runs work with the worker's secret key, and goes on as the superuser. */
export async function asWorker<T>(work: () => Promise<T>): Promise<T> {
  await script('set local role service_role');
  const done = await work();
  await script('reset role');
  return done;
}

/** Calls a function, such as tick(), with the worker's secret key; returns its rows. */
export const callAsWorker = async <T = Row>(call: string, values?: unknown[]): Promise<T[]> =>
  (await asWorker(() => query(`select * from public.${call}`, values))) as T[];

function requestedRole(person: string): object {
  return person === 'newcomer' ? { role: 'management' } : {};
}
