import assert from 'node:assert/strict';
import { it } from 'node:test';

import { inTransaction, type SqlSession } from '../support/sql-session';
import { RULES } from './rules';

const TRIGGERS = `
  select t.tgrelid::regclass::text as "table", t.tgname as name
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where p.pronamespace = 'private'::regnamespace order by 1, 2`;

/** The rules; and of each trigger, that without it a rule fails. */
export function rulesInSql(getSession: () => SqlSession): void {
  for (const [name, holds] of Object.entries(RULES))
    it(name, async () => assert.ok(await inTransaction(getSession(), () => holds(getSession()))));

  it('every trigger matters: without it a rule fails', async () => {
    const triggers = await getSession().query(TRIGGERS);
    assert.ok(triggers.length >= 19, 'the triggers were read');
    for (const { table, name } of triggers)
      assert.ok(
        await breaksARule(getSession(), String(table), `disable trigger ${String(name)}`),
        `${String(name)} on ${String(table)}`,
      );
  });
}

async function breaksARule(session: SqlSession, table: string, change: string): Promise<boolean> {
  // Those that speak of the table come first, because one is enough.
  const rules = Object.values(RULES);
  const near = rules.filter((holds) => holds.toString().includes(table.replace(/^.*[.]/, '')));
  for (const holds of new Set([...near, ...rules])) {
    const held = await inTransaction(session, async () => {
      await session.script(`alter table ${table} ${change}`);
      return holds(session).catch(() => false);
    });
    if (!held) return true;
  }
  return false;
}
