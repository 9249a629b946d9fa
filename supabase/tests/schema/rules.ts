import { actAs, signUp } from '../support/schema';
import { MONEY_RULES } from './money-rules';
import { OWNER_RULES } from './owner-rules';
import { RATE_RULES } from './rate-rules';
import { REQUEST_RULES } from './request-rules';
import { SENDER_RULES } from './sender-rules';
import { SERVICE_RULES } from './service-rules';
import { STAY_RULES } from './stay-rules';
import type { Rules } from './rule';
import { type Actor, emailOf, idOf } from '../support/people';
import { refusal, type SqlSession } from '../support/sql-session';

const CHOOSE = 'update public.user_roles set role = $2 where user_id = $1';
const FORMS = {
  contact_submissions: [
    '(name, email, inquiry_type, message, created_at)',
    `('A guest', $1, 'general', 'Hello', $2)`,
  ],
  service_bookings: [
    '(name, email, phone, service_title, service_category, service_price, preferred_date, guests, created_at)',
    `('A guest', $1, '1', 'Chef', 'Food', 'From $120', '2027-01-05', 2, $2)`,
  ],
} as const;
type Form = keyof typeof FORMS;

const NEW = '00000000-0000-4000-9000-0000000000ff';

async function rolesOf(session: SqlSession, id: string): Promise<string> {
  await session.script('reset role');
  const rows = await session.query('select role::text from public.user_roles where user_id = $1 order by 1', [
    id,
  ]);
  return rows.map((row) => String(row['role'])).join();
}

async function roleAfter(
  session: SqlSession,
  person: Exclude<Actor, 'anon'>,
  wanted: string,
): Promise<string> {
  await actAs(session, person);
  await refusal(session, () => session.query(CHOOSE, [idOf(person), wanted]));
  return rolesOf(session, idOf(person));
}

async function newAccount(session: SqlSession, metadata: object): Promise<void> {
  await session.script('set local role supabase_auth_admin');
  await signUp(session, NEW, 'new@people.test', metadata);
}

async function signIn(session: SqlSession, id: string, at: string): Promise<void> {
  await session.script('set local role supabase_auth_admin');
  await session.query('update auth.users set last_sign_in_at = $2 where id = $1', [id, at]);
}

/** Inserts rows into a form's table as a visitor; returns whether they were refused. */
async function send(
  session: SqlSession,
  form: Form,
  rows: number,
  email = 'guest@people.test',
): Promise<unknown> {
  const [columns, values] = FORMS[form];
  await actAs(session, 'anon');
  const list = Array.from({ length: rows }, () => values).join(', ');
  return refusal(session, () =>
    session.query(`insert into public.${form} ${columns} values ${list}`, [email, '2001-01-01']),
  );
}

async function count(session: SqlSession, form: Form, condition: string): Promise<number> {
  await session.script('reset role');
  const [row] = await session.query(`select count(*)::int as count from public.${form} where ${condition}`);
  return Number(row?.['count']);
}

function formRules(form: Form): Rules {
  return {
    [`${form} sets created_at itself`]: async (session) =>
      !(await send(session, form, 1)) &&
      (await count(session, form, "created_at > now() - interval '1 day'")) === 1,
    [`${form} accepts one row per request`]: async (session) =>
      Boolean(await send(session, form, 2)) && (await count(session, form, 'true')) === 0,
    [`${form} accepts five rows per hour from one email address, in upper or lower case`]: async (
      session,
    ) => {
      for (let sent = 0; sent < 5; sent++) if (await send(session, form, 1)) return false;
      return (
        Boolean(await send(session, form, 1, 'GUEST@people.test')) &&
        !(await send(session, form, 1, 'another@people.test'))
      );
    },
  };
}

export const RULES: Rules = {
  ...REQUEST_RULES,
  ...SENDER_RULES,
  ...STAY_RULES,
  ...SERVICE_RULES,
  ...OWNER_RULES,
  ...MONEY_RULES,
  ...RATE_RULES,
  'a client who requested no role cannot set one': async (session) =>
    (await roleAfter(session, 'client', 'owner')) === 'client',
  'a newcomer can set the requested role': async (session) =>
    (await roleAfter(session, 'newcomer', 'management')) === 'management',
  'a newcomer can set only the requested role': async (session) =>
    (await roleAfter(session, 'newcomer', 'owner')) === 'client' &&
    (await roleAfter(session, 'newcomer', 'admin')) === 'client',
  'a role can be set once': async (session) => {
    await roleAfter(session, 'newcomer', 'management');
    await session.query(CHOOSE, [idOf('newcomer'), 'client']);
    return (await roleAfter(session, 'newcomer', 'management')) === 'client';
  },
  'a role can be set only in the first session': async (session) => {
    await signIn(session, idOf('newcomer'), '2026-11-20T10:00:00Z');
    await signIn(session, idOf('newcomer'), '2026-11-20T11:00:00Z');
    return (await roleAfter(session, 'newcomer', 'management')) === 'client';
  },
  'a role can still be set after the first sign-in': async (session) => {
    await signIn(session, idOf('newcomer'), '2026-11-20T10:00:00Z');
    return (await roleAfter(session, 'newcomer', 'management')) === 'management';
  },
  'a change of role is recorded with who made it': async (session) => {
    await roleAfter(session, 'newcomer', 'management');
    const changes = await session.query(
      `select changed_by, new_role::text from public.role_changes
         where user_id = $1 and old_role = 'client' and changed_at = now()`,
      [idOf('newcomer')],
    );
    return (
      changes.length === 1 &&
      changes[0]?.['changed_by'] === idOf('newcomer') &&
      changes[0]['new_role'] === 'management'
    );
  },
  'a new account is a client with a profile, whatever role its metadata names': async (session) => {
    await newAccount(session, { role: 'admin', first_name: '  Ana  ', last_name: 'x'.repeat(300) });
    if ((await rolesOf(session, NEW)) !== 'client') return false;
    const [profile] = await session.query('select * from public.profiles where user_id = $1', [NEW]);
    const clients = await session.query('select user_id from public.client_profiles where user_id = $1', [
      NEW,
    ]);
    const named = profile?.['first_name'] === 'Ana' && String(profile['last_name']).length === 100;
    return named && profile['email'] === 'new@people.test' && clients.length === 1;
  },
  'a role in the metadata grants no role': async (session) => {
    await newAccount(session, { role: ['owner'], first_name: { a: 1 } });
    await actAs(session, 'client', NEW);
    await refusal(session, () => session.query(CHOOSE, [NEW, 'owner']));
    return (await rolesOf(session, NEW)) === 'client';
  },
  "a profile's email, owner and date cannot be changed": async (session) => {
    for (const change of [`email = 'boss@people.test'`, `created_at = '2001-01-01'`, `user_id = '${NEW}'`]) {
      await actAs(session, 'client');
      const refused = await refusal(session, () =>
        session.query(`update public.profiles set ${change} where user_id = $1`, [idOf('client')]),
      );
      if (!refused) return false;
    }
    return true;
  },
  "a profile's email follows its account's email": async (session) => {
    await session.script('set local role supabase_auth_admin');
    await session.query('update auth.users set email = $2 where id = $1', [
      idOf('client'),
      'moved@people.test',
    ]);
    await session.script('reset role');
    const [row] = await session.query('select email from public.profiles where user_id = $1', [
      idOf('client'),
    ]);
    return row?.['email'] === 'moved@people.test' && emailOf('client') !== 'moved@people.test';
  },
  ...formRules('contact_submissions'),
  ...formRules('service_bookings'),
};
