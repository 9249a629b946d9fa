import { idOf } from '../support/people';
import { actAs, as } from '../support/schema';
import { query } from '../support/sql-session';
import { isRefused, type Rules } from './rule';

/** Number of accounts visible to an admin whose session passed this many factors. */
async function seenByAdmin(aal: string): Promise<number> {
  const claims = JSON.stringify({ role: 'authenticated', sub: idOf('admin'), aal });
  const rows = await as('admin', async () => {
    await query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
    return query('select user_id from public.profiles');
  });
  return rows.length;
}

const addFactor = (status: string): Promise<unknown> =>
  query('insert into auth.mfa_factors (user_id, status) values ($1, $2)', [idOf('admin'), status]);

/** Whether a request with this Prefer header is refused before any read. */
async function isPreferRefused(prefer: string): Promise<boolean> {
  await actAs('anon');
  await query(`select set_config('request.headers', $1, true)`, [JSON.stringify({ prefer })]);
  return isRefused('select private.check_request()');
}

const SESSION = '00000000-0000-4000-a000-000000000001';

/** Whether a request with a token of these claims is refused before any read. */
async function isTokenRefused(changed: object): Promise<boolean> {
  const claims = { role: 'authenticated', aud: 'authenticated', sub: idOf('client'), ...changed };
  return as('client', async () => {
    await query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)]);
    return isRefused('select private.check_request()');
  });
}

/** What the database asks of each request: the second factor, exact counts, a session that has not ended. */
export const REQUEST_RULES: Rules = {
  'an admin with a second factor has admin rights only after passing it': async () => {
    const without = await seenByAdmin('aal1');
    await addFactor('unverified');
    const unverified = await seenByAdmin('aal1');
    await addFactor('verified');
    const password = await seenByAdmin('aal1');
    return without > 1 && unverified === without && password === 1 && (await seenByAdmin('aal2')) === without;
  },
  'estimated row counts are refused': async () =>
    (await isPreferRefused('return=minimal, count=planned')) &&
    (await isPreferRefused('Count = estimated')) &&
    !(await isPreferRefused('count=exact')),
  'an access token is refused once its session has ended': async () => {
    const ended = await isTokenRefused({ session_id: SESSION });
    await query('insert into auth.sessions (id, user_id) values ($1, $2)', [SESSION, idOf('client')]);
    return ended && !(await isTokenRefused({ session_id: SESSION })) && !(await isTokenRefused({}));
  },
  'an access token that is meant for another service is refused': async () =>
    (await isTokenRefused({ aud: 'billing' })) &&
    (await isTokenRefused({ aud: undefined })) &&
    // The keys of a project are tokens without an audience.
    !(await isTokenRefused({ role: 'anon', sub: undefined, aud: undefined })),
  'PostgREST is configured to check each request': async () => {
    const [row] = await query(
      `select s.setconfig::text as config from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
         where r.rolname = 'authenticator'`,
    );
    return String(row?.['config']).includes('pgrst.db_pre_request=private.check_request');
  },
};
