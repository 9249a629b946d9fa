import assert from 'node:assert/strict';
import { it } from 'node:test';

import { groupsOf } from '../matrix/cells';
import { wrongInSql } from '../matrix/sql-runner';
import { inTransaction, query, script } from '../support/sql-session';

const POLICIES = `
  select tablename as "table", policyname as name, cmd as command, qual as using, with_check as check
  from pg_policies where schemaname = 'public' order by 1, 2`;

/** Without a policy, with one that is open to every row, or without row security an expectation of the matrix fails. */
export function policiesInSql(): void {
  /** Whether a change to the schema breaks an expectation about the table. */
  const breaks = (table: string, change: string): Promise<boolean> =>
    inTransaction(async () => {
      await script(change);
      for (const cells of groupsOf(table)) if ((await wrongInSql(cells)).length > 0) return true;
      return false;
    });

  it('every policy matters', async () => {
    const policies = await query(POLICIES);
    assert.ok(policies.length >= 35, 'the policies were read');
    const changes = policies.flatMap(({ table, name, command, using, check }) => {
      const policy = `"${String(name)}" on public.${String(table)}`;
      const dropped = [table, `drop policy ${policy}`];
      if (![using, check].some((condition) => condition !== null && condition !== 'true')) return [dropped];
      // Both a trigger and a policy refuse a change, so both must be disabled for the change to succeed.
      const guards = command === 'UPDATE' ? `alter table public.${String(table)} disable trigger user;` : '';
      const open = [using && 'using (true)', check && 'with check (true)'].filter(Boolean).join(' ');
      return [dropped, [table, `${guards} alter policy ${policy} ${open}`]];
    });
    for (const table of new Set(policies.map((policy) => policy['table'])))
      changes.push([table, `alter table public.${String(table)} disable row level security`]);
    const idle: unknown[] = [];
    for (const [table, change] of changes)
      if (!(await breaks(String(table), String(change)))) idle.push(change);
    assert.deepEqual(idle, []);
  });
}
