import { idOf } from '../support/people';
import { actAs } from '../support/schema';
import { refusal, type SqlSession } from '../support/sql-session';
import type { Rules } from './rule';

/** Number of accounts visible to an admin whose session passed this many factors. */
async function seenByAdmin(session: SqlSession, aal: string): Promise<number> {
  const claims = JSON.stringify({ role: 'authenticated', sub: idOf('admin'), aal });
  await actAs(session, 'admin');
  await session.query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
  const rows = await session.query('select user_id from public.profiles');
  await session.script('reset role');
  return rows.length;
}

const addFactor = (session: SqlSession, status: string): Promise<unknown> =>
  session.query('insert into auth.mfa_factors (user_id, status) values ($1, $2)', [idOf('admin'), status]);

/** Whether a request with this Prefer header is refused before any read. */
async function isRefused(session: SqlSession, prefer: string): Promise<boolean> {
  await actAs(session, 'anon');
  await session.query(`select set_config('request.headers', $1, true)`, [JSON.stringify({ prefer })]);
  return (await refusal(session, () => session.query('select private.check_request()'))) !== undefined;
}

const SESSION = '00000000-0000-4000-a000-000000000001';

/** Whether a request with a token of these claims is refused before any read. */
async function isTokenRefused(session: SqlSession, changed: object): Promise<boolean> {
  await actAs(session, 'client');
  const claims = { role: 'authenticated', aud: 'authenticated', sub: idOf('client'), ...changed };
  await session.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)]);
  const refused =
    (await refusal(session, () => session.query('select private.check_request()'))) !== undefined;
  await session.script('reset role');
  return refused;
}

/** What the database asks of each request: the second factor, exact counts, a session that has not ended. */
export const REQUEST_RULES: Rules = {
  'an admin with a second factor has admin rights only after passing it': async (session) => {
    const without = await seenByAdmin(session, 'aal1');
    await addFactor(session, 'unverified');
    const unverified = await seenByAdmin(session, 'aal1');
    await addFactor(session, 'verified');
    const password = await seenByAdmin(session, 'aal1');
    return (
      without > 1 &&
      unverified === without &&
      password === 1 &&
      (await seenByAdmin(session, 'aal2')) === without
    );
  },
  'estimated row counts are refused': async (session) =>
    (await isRefused(session, 'return=minimal, count=planned')) &&
    (await isRefused(session, 'Count = estimated')) &&
    !(await isRefused(session, 'count=exact')),
  'an access token is refused once its session has ended': async (session) => {
    const ended = await isTokenRefused(session, { session_id: SESSION });
    await session.query('insert into auth.sessions (id, user_id) values ($1, $2)', [SESSION, idOf('client')]);
    return (
      ended &&
      !(await isTokenRefused(session, { session_id: SESSION })) &&
      !(await isTokenRefused(session, {}))
    );
  },
  'an access token that is meant for another service is refused': async (session) =>
    (await isTokenRefused(session, { aud: 'billing' })) &&
    (await isTokenRefused(session, { aud: undefined })) &&
    // The keys of a project are tokens without an audience.
    !(await isTokenRefused(session, { role: 'anon', sub: undefined, aud: undefined })),
  'PostgREST is configured to check each request': async (session) => {
    const [row] = await session.query(
      `select s.setconfig::text as config from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
         where r.rolname = 'authenticator'`,
    );
    return String(row?.['config']).includes('pgrst.db_pre_request=private.check_request');
  },
};
