import assert from 'node:assert/strict';
import { it } from 'node:test';

import { inTransaction, query, script } from '../support/sql-session';
import { RULES } from './rules';

const TRIGGERS = `
  select t.tgrelid::regclass::text as "table", t.tgname as name
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where p.pronamespace = 'private'::regnamespace order by 1, 2`;

/** The rules; and of each trigger, that without it a rule fails. */
export function rulesInSql(): void {
  for (const [name, holds] of Object.entries(RULES))
    it(name, async () => assert.ok(await inTransaction(holds)));

  it('every trigger matters: without it a rule fails', async () => {
    const triggers = await query(TRIGGERS);
    assert.ok(triggers.length >= 19, 'the triggers were read');
    for (const { table, name } of triggers)
      assert.ok(
        await breaksARule(String(table), `disable trigger ${String(name)}`),
        `${String(name)} on ${String(table)}`,
      );
  });
}

async function breaksARule(table: string, change: string): Promise<boolean> {
  // Those that speak of the table come first, because one is enough.
  const rules = Object.values(RULES);
  const near = rules.filter((holds) => holds.toString().includes(table.replace(/^.*[.]/, '')));
  for (const holds of new Set([...near, ...rules])) {
    const held = await inTransaction(async () => {
      await script(`alter table ${table} ${change}`);
      return holds().catch(() => false);
    });
    if (!held) return true;
  }
  return false;
}
