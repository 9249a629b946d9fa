import assert from 'node:assert/strict';
import { after, it } from 'node:test';

import { limitQuery } from '../../../tools/backend/query-limits';
import { seededRandom } from '../../../tools/testing/seeded-random';
import { startEmbedded } from '../support/embedded';
import { emailOf, PASSWORD } from '../support/people';
import { WHOLE } from '../support/whole';

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

const embedded = await startEmbedded();
after(() => embedded.close());

/** A request for each column and each argument of the public schema, with each value that may not fit it. */
async function malformed(): Promise<Call[]> {
  const { sql } = embedded.backend;
  const columns = await sql(
    `select c.relname as name, a.attname as field, c.relkind = 'r' as written
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped`,
  );
  const routines = await sql(
    `select proname as name, coalesce(proargnames[1:pronargs], '{}') as fields
     from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'`,
  );
  const reads = columns.flatMap(({ name, field }) =>
    VALUES.slice(0, -1).flatMap((value) => {
      const plain = encodeURIComponent(value.replaceAll(/^"|"$/g, ''));
      return OPERATORS.map((operator) => ({
        path: `/rest/v1/${String(name)}?${String(field)}=${operator}.${plain}`,
      }));
    }),
  );
  const writes = columns
    .filter(({ written }) => written)
    .flatMap(({ name, field }) =>
      VALUES.flatMap((value) =>
        ['POST', 'PATCH'].map((method) => ({
          path: `/rest/v1/${String(name)}`,
          method,
          body: `{"${String(field)}":${value}}`,
        })),
      ),
    );
  const calls = routines.flatMap(({ name, fields }) =>
    VALUES.map((value) => ({
      path: `/rest/v1/rpc/${String(name)}`,
      method: 'POST',
      body: `{${(fields as string[]).map((field) => `"${field}":${value}`).join()}}`,
    })),
  );
  const signIns = SIGN_IN.flatMap((path) =>
    FIELDS.flatMap((field) =>
      VALUES.map((value) => ({
        path: `/auth/v1/${path}`,
        method: 'POST',
        body: `{"email":"nobody@guest.test","password":"Long-enough-1","${field}":${value}}`,
      })),
    ),
  );
  const random = seededRandom(20261126);
  const some = (list: Call[]) =>
    Array.from({ length: REQUESTS / 4 }, () => list[Math.floor(random() * list.length)] as Call);
  return [
    ...ODD.map((path) => ({ path: `/rest/v1/${path}` })),
    ...[reads, writes, calls, signIns].flatMap(some),
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
      const told = `${call.method ?? 'GET'} ${call.path.slice(0, 90)} ${(call.body ?? '').slice(0, 120)}`;
      if (status >= 500) failed.push(`${told}: ${status} ${text.slice(0, 200)}`);
      assert.deepEqual(await healthy(), expected, `after ${told}`);
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
