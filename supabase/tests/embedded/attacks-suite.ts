import assert from 'node:assert/strict';
import { createHmac, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, beforeEach, describe, it } from 'node:test';

import type { SupabaseClient } from '@supabase/supabase-js';

import { limitQuery } from '../../../tools/backend/query-limits';
import { seededRandom } from '../../../tools/testing/seeded-random';
import { emailOf, idOf, PASSWORD } from '../support/people';
import { embedded, folder, sql } from '../support/shared-backend';
import { WHOLE } from '../support/whole';

describe('no key or token gives more rights than issued', () => {
  let client: SupabaseClient;
  before(async () => {
    client = await embedded.signedIn('client');
  });

  it('not by a token that is forged, unsigned, for another role, or malformed', async () => {
    const claims = { sub: idOf('client'), aud: 'authenticated', exp: Math.floor(Date.now() / 1000) + 3600 };
    const [hs256, none] = [
      { alg: 'HS256', typ: 'JWT' },
      { alg: 'none', typ: 'JWT' },
    ];
    const secrets = ['super-secret-jwt-token-with-at-least-32-characters', 'unsafe-secret-change-me'];
    const tokens = ['service_role', 'postgres', 'supabase_admin', 'authenticated'].flatMap((role) => [
      token(none, { ...claims, role }, () => ''),
      ...secrets.map((secret) => token(hs256, { ...claims, role }, sign(secret))),
      token(hs256, { ...claims, role, sub: idOf('admin') }, sign(embedded.backend.publishableKey)),
    ]);
    for (const bearer of [...tokens, 'x', '', embedded.backend.publishableKey]) {
      const rows = await read({ apikey: embedded.backend.publishableKey, authorization: `Bearer ${bearer}` });
      assert.deepEqual(rows, [], bearer);
    }
  });

  it('not by mixing apikey and bearer, or omitting them', async () => {
    const { data } = await client.auth.getSession();
    const bearer = String(data.session?.access_token);
    const own = await read({ apikey: embedded.backend.publishableKey, authorization: `Bearer ${bearer}` });
    assert.deepEqual(own, [idOf('client')]);
    const without: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${bearer}` },
      { apikey: bearer },
      { apikey: bearer, authorization: `Bearer ${bearer}` },
      { apikey: 'sb_secret_guess', authorization: `Bearer ${bearer}` },
      { apikey: 'service_role' },
    ];
    for (const headers of without) assert.deepEqual(await read(headers), [], Object.keys(headers).join());
  });

  it('not by a token that has expired, is not yet valid or is meant for another service', async () => {
    const { jwtSecret } = JSON.parse(await readFile(join(folder, 'secrets.json'), 'utf8')) as {
      jwtSecret: string;
    };
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: idOf('client'), role: 'authenticated', aud: 'authenticated', exp: now + 3600 };
    const rowsWith = (changed: object) =>
      read({
        apikey: embedded.backend.publishableKey,
        authorization: `Bearer ${token({ alg: 'HS256', typ: 'JWT' }, { ...claims, ...changed }, sign(jwtSecret))}`,
      });
    assert.deepEqual(await rowsWith({}), [idOf('client')]);
    const others = ['billing', ['billing'], null, undefined].map((aud) => ({ aud }));
    for (const changed of [{ exp: now - 60 }, { nbf: now + 600 }, ...others]) {
      assert.deepEqual(await rowsWith(changed), [], JSON.stringify(changed));
    }
  });

  async function read(headers: Record<string, string>): Promise<unknown[]> {
    const answer = await fetch(`${embedded.url}/rest/v1/user_roles?select=user_id`, { headers });
    const body: unknown = await answer.json();
    return Array.isArray(body) ? body.map((row: { user_id: unknown }) => row.user_id) : [];
  }
});

function token(header: object, payload: object, signature: (text: string) => string): string {
  const text = [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${text}.${signature(text)}`;
}

function sign(secret: string): (text: string) => string {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url');
}

describe('no user can grant a role to themselves or others', () => {
  let client: SupabaseClient;
  let rolesBefore: string;
  before(async () => {
    client = await embedded.signedIn('client');
  });
  beforeEach(async () => {
    rolesBefore = await roles();
  });

  async function roles(): Promise<string> {
    const rows = await sql('select user_id, role::text from public.user_roles order by 1, 2');
    return JSON.stringify(rows);
  }

  async function rolesOf(id: string): Promise<unknown[]> {
    const rows = await sql('select role::text from public.user_roles where user_id = $1', [id]);
    return rows.map((row) => row['role']);
  }

  const unchanged = async () => assert.equal(await roles(), rolesBefore);

  it("not by changing the account's metadata", async () => {
    const { error } = await client.auth.updateUser({
      data: { role: 'owner', app_metadata: { role: 'admin' } },
    });
    assert.equal(error, null);
    await client.auth.refreshSession();
    await client.from('user_roles').update({ role: 'owner' }).eq('user_id', idOf('client'));
    await client.from('user_roles').update({ role: 'admin' }).eq('user_id', idOf('client'));
    await unchanged();
  });

  it('not by metadata at sign-up, in any form', async () => {
    for (const role of ['admin', 'service_role', ['admin'], { a: 'admin' }, 'OWNER', ' owner']) {
      const visitor = embedded.client();
      const { data, error } = await visitor.auth.signUp({
        email: `${randomUUID()}@escalation.test`,
        password: PASSWORD,
        options: { data: { role, app_metadata: { role: 'admin' }, is_super_admin: true } },
      });
      assert.equal(error, null);
      const id = String(data.user?.id);
      for (const wanted of ['admin', 'owner', 'management']) {
        await visitor.from('user_roles').update({ role: wanted }).eq('user_id', id);
      }
      assert.deepEqual(await rolesOf(id), ['client']);
    }
  });

  it('two concurrent sign-ups create one account, and of two concurrent role changes one succeeds', async () => {
    const email = `${randomUUID()}@escalation.test`;
    const visitors = [embedded.client(), embedded.client()];
    const answers = await Promise.all(
      visitors.map((visitor, at) =>
        visitor.auth.signUp({
          email,
          password: PASSWORD,
          options: { data: { role: at ? 'management' : 'owner' } },
        }),
      ),
    );
    const winners = answers.filter(({ data }) => data.session);
    assert.equal(winners.length, 1);
    const [account] = await sql('select id from auth.users where email = $1', [email]);
    const id = String(account?.['id']);
    await Promise.all(
      visitors.flatMap((visitor) =>
        ['owner', 'management', 'admin'].map((role) =>
          visitor.from('user_roles').update({ role }).eq('user_id', id),
        ),
      ),
    );
    const [role, ...more] = await rolesOf(id);
    assert.ok(role === 'owner' || role === 'management');
    assert.deepEqual(more, []);
  });

  it('not through another schema or a function', async () => {
    for (const schema of ['private', 'auth', 'supabase_migrations', 'pg_catalog']) {
      for (const table of ['role_requests', 'users', 'schema_migrations', 'pg_authid']) {
        const { data } = await client.schema(schema).from(table).select('*');
        assert.ok(!data || data.length === 0, `${schema}.${table}`);
      }
    }
    for (const name of ['has_role', 'claim_requested_role', 'set_config', 'create_account_rows']) {
      const { error } = await client.rpc(name, { wanted: 'admin' });
      assert.ok(error, name);
    }
    await unchanged();
  });

  it("a stranger's profile cannot be read through a filter, a count or an embedding", async () => {
    const email = emailOf('stranger');
    const { count } = await client
      .from('profiles')
      .select('*', { count: 'exact', head: true })
      .eq('email', email);
    assert.equal(count, 0);
    const { data } = await client.from('profiles').select('*, user_roles(*)').eq('email', email);
    assert.ok(!data || data.length === 0);
    const { data: adminRoles } = await client
      .from('user_roles')
      .select('*')
      .or(`user_id.eq.${idOf('admin')},role.eq.admin`);
    assert.deepEqual(adminRoles, []);
  });
});

const REQUESTS = WHOLE ? 4_000 : 40;
const DEEP = 20_000;

interface Call {
  path: string;
  method?: string;
  body?: string;
}

const VALUES = [
  '{}',
  '[]',
  '[[1],[{}]]',
  '{"toString":1}',
  '{"length":-1}',
  '-1',
  '1e308',
  '99999999999999999999',
  'true',
  '"x"',
  '"\\u0000"',
  '"\\ud800"',
  '"infinity"',
  '"-infinity"',
  '"5874897-12-31"',
  '"[2026-01-01,infinity)"',
  '"{1,{2}}"',
  'null',
  '['.repeat(DEEP) + ']'.repeat(DEEP),
];
const OPERATORS = [
  'eq',
  'gt',
  'in',
  'cs',
  'cd',
  'ov',
  'sl',
  'adj',
  'like',
  'match',
  'is',
  'fts',
  'not.eq',
  'eq(any)',
];
const ODD = [
  'rates?select=properties(rates(properties(rates(properties(rates(*))))))',
  'rates?select=properties(rates(*))',
  'rates?select=a:properties(*),b:properties(*),c:properties(*),d:properties(*)',
  `rates?and=(${'and('.repeat(1_500)}name.eq.a${')'.repeat(1_500)})`,
  'rates?select=%22%C3%A9%00%22:name',
  'rates?order=a%00b',
  'rates?limit=-1',
  'rates?limit=1e308&offset=1e308',
  'rates?offset=99999999999999999999',
  'rates?name=match.((((.%7B1,255%7D)%7B1,255%7D)%7B1,255%7D)%7B1,255%7D)z',
  `rates?name=match.${'('.repeat(1_000)}a${')*'.repeat(1_000)}`,
];
const SIGN_IN = [
  'token?grant_type=password',
  'token?grant_type=refresh_token',
  'signup',
  'recover',
  'verify',
  'resend',
];
const FIELDS = ['email', 'password', 'refresh_token', 'token', 'token_hash', 'type', 'data', 'options'];

/** Requests about any column or argument of the public schema, with any value that may not fit it. */
async function malformed(): Promise<Call[]> {
  const columns = await sql(
    `select c.relname as name, a.attname as field, c.relkind = 'r' as written
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped`,
  );
  const routines = await sql(
    `select proname as name, coalesce(proargnames[1:pronargs], '{}') as fields
     from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'`,
  );
  const written = columns.filter((column) => column['written']);
  const random = seededRandom(20261126);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const kinds: (() => Call)[] = [
    () => {
      const { name, field } = one(columns);
      const plain = encodeURIComponent(one(VALUES.slice(0, -1)).replaceAll(/^"|"$/g, ''));
      return { path: `/rest/v1/${String(name)}?${String(field)}=${one(OPERATORS)}.${plain}` };
    },
    () => {
      const { name, field } = one(written);
      const method = one(['POST', 'PATCH']);
      return { path: `/rest/v1/${String(name)}`, method, body: `{"${String(field)}":${one(VALUES)}}` };
    },
    () => {
      const { name, fields } = one(routines);
      const value = one(VALUES);
      const body = `{${(fields as string[]).map((field) => `"${field}":${value}`).join()}}`;
      return { path: `/rest/v1/rpc/${String(name)}`, method: 'POST', body };
    },
    () => {
      const body = `{"email":"nobody@guest.test","password":"Long-enough-1","${one(FIELDS)}":${one(VALUES)}}`;
      return { path: `/auth/v1/${one(SIGN_IN)}`, method: 'POST', body };
    },
  ];
  return [
    ...ODD.map((path) => ({ path: `/rest/v1/${path}` })),
    ...kinds.flatMap((kind) => Array.from({ length: REQUESTS / kinds.length }, kind)),
  ];
}

it('no request, however malformed, fails or changes the answer that the next one gets', async () => {
  const admin = await embedded.signedIn('admin');
  const token = (await admin.auth.getSession()).data.session?.access_token ?? '';
  const ask = async ({ path, method = 'GET', body }: Call, more: Record<string, string> = {}) => {
    const headers = { apikey: embedded.backend.publishableKey, 'content-type': 'application/json', ...more };
    const answer = await fetch(embedded.url + path, { method, headers, body: body ?? null });
    return { status: answer.status, text: await answer.text() };
  };
  const healthy = async () => [
    await ask({ path: '/rest/v1/properties?select=id,name&order=number' }),
    (await ask({ path: '/auth/v1/user' }, { authorization: `Bearer ${token}` })).status,
  ];
  const expected = await healthy();
  const asWhom: Record<string, string>[] = [{}, { authorization: `Bearer ${token}` }];
  const failed: string[] = [];
  for (const call of await malformed()) {
    for (const more of asWhom) {
      const { status, text } = await ask(call, more);
      const label = `${call.method ?? 'GET'} ${call.path.slice(0, 90)} ${(call.body ?? '').slice(0, 120)}`;
      if (status >= 500) failed.push(`${label}: ${status} ${text.slice(0, 200)}`);
      assert.deepEqual(await healthy(), expected, `after ${label}`);
    }
  }
  assert.deepEqual(failed, []);
  const credentials = JSON.stringify({ email: emailOf('client'), password: PASSWORD });
  const signedIn = await ask({
    path: '/auth/v1/token?grant_type=password',
    method: 'POST',
    body: credentials,
  });
  assert.equal(signedIn.status, 200);
});

it('a request embeds one level of tables, below at most 100 rows', async () => {
  const limited = (query: string, range?: string) => {
    const url = new URL(`http://localhost/rest/v1/properties?${query}`);
    return limitQuery(url, range) ?? url.searchParams.get('limit');
  };
  assert.equal(limited('select=id'), null);
  assert.equal(limited('select=id,rates(*)'), '100');
  assert.equal(limited('select=id,rates(*)&limit=7'), '7');
  assert.equal(limited('select=id,rates(*)&limit=1e308'), '100');
  assert.match(limited('select=id,rates(*)', '0-9999') ?? '', /by limit/);
  const client = embedded.client();
  assert.equal((await client.from('properties').select('id, rates(name)')).data?.length, 4);
  for (const refused of ['rates(properties(rates(*)))', 'rates(*), a:rates(*), b:rates(*), c:rates(*)'])
    assert.equal((await client.from('properties').select(refused)).status, 400);
});
