import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';

import type { SupabaseClient } from '@supabase/supabase-js';

import { type Embedded, startEmbedded } from '../support/embedded';
import { emailOf, idOf, PASSWORD } from '../support/people';

describe('no user can grant a role to themselves or others', () => {
  let embedded: Embedded;
  let client: SupabaseClient;
  let owner: SupabaseClient;
  let admin: SupabaseClient;
  let rolesBefore: string;
  before(async () => {
    embedded = await startEmbedded();
    client = await embedded.signedIn('client');
    owner = await embedded.signedIn('owner');
    admin = await embedded.signedIn('admin');
  });
  after(() => embedded.close());
  beforeEach(async () => {
    rolesBefore = await roles();
  });

  async function roles(): Promise<string> {
    const rows = await embedded.backend.sql(
      'select user_id, role::text from public.user_roles order by 1, 2',
    );
    return JSON.stringify(rows);
  }

  async function rolesOf(id: string): Promise<unknown[]> {
    const rows = await embedded.backend.sql('select role::text from public.user_roles where user_id = $1', [
      id,
    ]);
    return rows.map((row) => row['role']);
  }

  const unchanged = async () => assert.equal(await roles(), rolesBefore);

  for (const role of ['admin', 'owner', 'management'] as const) {
    it(`not by an update to ${role} of their own row, another row, or all rows`, async () => {
      const other = idOf('stranger');
      for (const who of [client, owner, admin]) {
        await who.from('user_roles').update({ role }).eq('user_id', other);
        await who.from('user_roles').update({ role }).neq('user_id', randomUUID());
        await who.from('user_roles').update({ role }).eq('role', 'client');
      }
      await unchanged();
    });

    it(`not by inserting or upserting ${role}`, async () => {
      for (const who of [client, owner, admin]) {
        for (const user_id of [idOf('client'), idOf('owner'), idOf('stranger')]) {
          await who.from('user_roles').insert({ user_id, role });
          await who.from('user_roles').upsert({ user_id, role });
          await who.from('user_roles').upsert({ user_id, role }, { onConflict: 'user_id,role' });
          await who.from('user_roles').upsert({ user_id, role }, { ignoreDuplicates: true });
        }
      }
      await unchanged();
    });
  }

  it('not by moving a row to or from another account', async () => {
    await owner
      .from('user_roles')
      .update({ user_id: idOf('client') })
      .eq('user_id', idOf('owner'));
    await client
      .from('user_roles')
      .update({ user_id: idOf('admin') })
      .eq('user_id', idOf('client'));
    await admin
      .from('user_roles')
      .update({ user_id: idOf('client') })
      .eq('user_id', idOf('admin'));
    await client
      .from('profiles')
      .update({ user_id: idOf('admin') })
      .eq('user_id', idOf('client'));
    await unchanged();
  });

  it('not by deleting a role and starting over', async () => {
    await client.from('user_roles').delete().eq('user_id', idOf('client'));
    await unchanged();
  });

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

  it('a user who signed up as owner sets that role once, and never admin', async () => {
    const visitor = embedded.client();
    const { data } = await visitor.auth.signUp({
      email: `${randomUUID()}@escalation.test`,
      password: PASSWORD,
      options: { data: { role: 'owner' } },
    });
    const id = String(data.user?.id);
    await visitor.from('user_roles').update({ role: 'admin' }).eq('user_id', id);
    await visitor.from('user_roles').update({ role: 'management' }).eq('user_id', id);
    assert.deepEqual(await rolesOf(id), ['client']);
    await visitor.from('user_roles').update({ role: 'owner' }).eq('user_id', id);
    assert.deepEqual(await rolesOf(id), ['owner']);
    await visitor.from('user_roles').update({ role: 'management' }).eq('user_id', id);
    await visitor.from('user_roles').insert({ user_id: id, role: 'client' });
    assert.deepEqual(await rolesOf(id), ['owner']);
  });

  it('a role not set in the first session cannot be set later', async () => {
    const email = `${randomUUID()}@escalation.test`;
    const visitor = embedded.client();
    const { data } = await visitor.auth.signUp({
      email,
      password: PASSWORD,
      options: { data: { role: 'owner' } },
    });
    const later = embedded.client();
    await later.auth.signInWithPassword({ email, password: PASSWORD });
    const id = String(data.user?.id);
    await later.from('user_roles').update({ role: 'owner' }).eq('user_id', id);
    await visitor.from('user_roles').update({ role: 'owner' }).eq('user_id', id);
    assert.deepEqual(await rolesOf(id), ['client']);
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
    const [account] = await embedded.backend.sql('select id from auth.users where email = $1', [email]);
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
