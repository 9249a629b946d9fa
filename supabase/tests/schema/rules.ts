import { actAs, signUp } from '../support/schema';
import { MONEY_RULES } from './money-rules';
import { OWNER_RULES } from './owner-rules';
import { RATE_RULES } from './rate-rules';
import { REQUEST_RULES } from './request-rules';
import { SENDER_RULES } from './sender-rules';
import { SERVICE_RULES } from './service-rules';
import { STAY_RULES } from './stay-rules';
import { areRefused, type Rules } from './rule';
import { CONTACT, SERVICE } from '../support/forms';
import { type Actor, emailOf, idOf } from '../support/people';
import { query, refusal, script } from '../support/sql-session';

const CHOOSE = 'update public.user_roles set role = $2 where user_id = $1';
const FORMS = { contact_submissions: CONTACT, service_bookings: SERVICE };
type Form = keyof typeof FORMS;

const NEW = '00000000-0000-4000-9000-0000000000ff';

async function rolesOf(id: string): Promise<string> {
  await script('reset role');
  const rows = await query('select role::text from public.user_roles where user_id = $1 order by 1', [id]);
  return rows.map((row) => String(row['role'])).join();
}

async function roleAfter(person: Exclude<Actor, 'anon'>, wanted: string): Promise<string> {
  await actAs(person);
  await refusal(() => query(CHOOSE, [idOf(person), wanted]));
  return rolesOf(idOf(person));
}

async function newAccount(metadata: object): Promise<void> {
  await script('set local role supabase_auth_admin');
  await signUp(NEW, 'new@people.test', metadata);
}

async function signIn(id: string, at: string): Promise<void> {
  await script('set local role supabase_auth_admin');
  await query('update auth.users set last_sign_in_at = $2 where id = $1', [id, at]);
}

/** Inserts rows into a form's table as a visitor; returns whether they were refused. */
async function send(form: Form, rows: number, email = 'guest@people.test'): Promise<unknown> {
  const values = Object.values({ ...FORMS[form], email, created_at: '2001-01-01' });
  const places = values.map((_, at) => `$${at + 1}`).join(', ');
  const columns = [...Object.keys(FORMS[form]), 'created_at'].join(', ');
  await actAs('anon');
  const list = Array.from({ length: rows }, () => `(${places})`).join(', ');
  return refusal(() => query(`insert into public.${form} (${columns}) values ${list}`, values));
}

async function count(form: Form, condition: string): Promise<number> {
  await script('reset role');
  const [row] = await query(`select count(*)::int as count from public.${form} where ${condition}`);
  return Number(row?.['count']);
}

function formRules(form: Form): Rules {
  return {
    [`${form} sets created_at itself`]: async () =>
      !(await send(form, 1)) && (await count(form, "created_at > now() - interval '1 day'")) === 1,
    [`${form} accepts one row per request`]: async () =>
      Boolean(await send(form, 2)) && (await count(form, 'true')) === 0,
    [`${form} accepts five rows per hour from one email address, in upper or lower case`]: async () => {
      for (let sent = 0; sent < 5; sent++) if (await send(form, 1)) return false;
      return (
        Boolean(await send(form, 1, 'GUEST@people.test')) && !(await send(form, 1, 'another@people.test'))
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
  'a client who requested no role cannot set one': async () =>
    (await roleAfter('client', 'owner')) === 'client',
  'a newcomer can set the requested role': async () =>
    (await roleAfter('newcomer', 'management')) === 'management',
  'a newcomer can set only the requested role': async () =>
    (await roleAfter('newcomer', 'owner')) === 'client' &&
    (await roleAfter('newcomer', 'admin')) === 'client',
  'a role can be set once': async () => {
    await roleAfter('newcomer', 'management');
    await query(CHOOSE, [idOf('newcomer'), 'client']);
    return (await roleAfter('newcomer', 'management')) === 'client';
  },
  'a role can be set only in the first session': async () => {
    await signIn(idOf('newcomer'), '2026-11-20T10:00:00Z');
    await signIn(idOf('newcomer'), '2026-11-20T11:00:00Z');
    return (await roleAfter('newcomer', 'management')) === 'client';
  },
  'a role can still be set after the first sign-in': async () => {
    await signIn(idOf('newcomer'), '2026-11-20T10:00:00Z');
    return (await roleAfter('newcomer', 'management')) === 'management';
  },
  'a change of role is recorded with who made it': async () => {
    await roleAfter('newcomer', 'management');
    const changes = await query(
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
  'a new account is a client with a profile, whatever role its metadata names': async () => {
    await newAccount({ role: 'admin', first_name: '  Ana  ', last_name: 'x'.repeat(300) });
    if ((await rolesOf(NEW)) !== 'client') return false;
    const [profile] = await query('select * from public.profiles where user_id = $1', [NEW]);
    const clients = await query('select user_id from public.client_profiles where user_id = $1', [NEW]);
    const named = profile?.['first_name'] === 'Ana' && String(profile['last_name']).length === 100;
    return named && profile['email'] === 'new@people.test' && clients.length === 1;
  },
  'a role in the metadata grants no role': async () => {
    await newAccount({ role: ['owner'], first_name: { a: 1 } });
    await actAs('client', NEW);
    await refusal(() => query(CHOOSE, [NEW, 'owner']));
    return (await rolesOf(NEW)) === 'client';
  },
  "a profile's email, owner and date cannot be changed": async () => {
    await actAs('client');
    return areRefused(
      [`email = 'boss@people.test'`, `created_at = '2001-01-01'`, `user_id = '${NEW}'`].map(
        (change) => `update public.profiles set ${change} where user_id = '${idOf('client')}'`,
      ),
    );
  },
  "a profile's email follows its account's email": async () => {
    await script('set local role supabase_auth_admin');
    await query('update auth.users set email = $2 where id = $1', [idOf('client'), 'moved@people.test']);
    await script('reset role');
    const [row] = await query('select email from public.profiles where user_id = $1', [idOf('client')]);
    return row?.['email'] === 'moved@people.test' && emailOf('client') !== 'moved@people.test';
  },
  ...formRules('contact_submissions'),
  ...formRules('service_bookings'),
};
