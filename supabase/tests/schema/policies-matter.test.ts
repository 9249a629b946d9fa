import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { CELLS, nameOf } from '../matrix/cells';
import { tryInSql } from '../matrix/sql-runner';
import { EMBEDDED_GRANTS, prepareSchema } from '../support/schema';
import { inTransaction, openPglite, type SqlSession } from '../support/sql-session';

interface Policy {
  table: string;
  name: string;
  command: string;
  using: string | null;
  check: string | null;
}

const POLICIES = `
  select tablename as "table", policyname as name, cmd as command, qual as using, with_check as check
  from pg_policies where schemaname = 'public' order by 1, 2`;

const session: SqlSession = await openPglite();
await prepareSchema(session);
await session.script(EMBEDDED_GRANTS);
const policies = (await session.query(POLICIES)) as unknown as Policy[];

/** Applies a change to the schema and returns the table's first expectation that no longer holds. */
async function broken(table: string, change: string): Promise<string | undefined> {
  return inTransaction(session, async () => {
    await session.script(change);
    for (const cell of CELLS.filter((one) => one.table === table)) {
      if ((await tryInSql(session, cell)) !== cell.allowed) return nameOf(cell);
    }
    return undefined;
  });
}

describe('every policy matters', () => {
  before(() => assert.ok(policies.length >= 35, 'the policies were read'));
  after(() => session.close());

  for (const { table, name, command, using, check } of policies) {
    const policy = `"${name}" on public.${table}`;
    it(`without ${policy} an expectation fails`, async () => {
      assert.ok(await broken(table, `drop policy ${policy}`));
    });
    const conditions = [using, check].filter((condition) => condition !== null && condition !== 'true');
    // Both a trigger and a policy refuse a change, so both must be disabled for the change to succeed.
    const guards = command === 'UPDATE' ? `alter table public.${table} disable trigger user;` : '';
    if (conditions.length === 0) continue;
    it(`with ${policy} open to every row an expectation fails`, async () => {
      const open = [using && 'using (true)', check && 'with check (true)'].filter(Boolean).join(' ');
      assert.ok(await broken(table, `${guards} alter policy ${policy} ${open}`));
    });
  }

  for (const table of new Set(policies.map((policy) => policy.table))) {
    it(`with row security off on ${table} an expectation fails`, async () => {
      assert.ok(await broken(table, `alter table public.${table} disable row level security`));
    });
  }

  it('every table of the public schema has row security and a policy', async () => {
    const open = await session.query(
      `select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not (c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid))`,
    );
    assert.deepEqual(open, []);
  });
});
