import assert from 'node:assert/strict';
import { it } from 'node:test';

import { inTransaction, query, recorded, script } from '../support/sql-session';
import type { Rule } from './rule';
import { RULES } from './rules';

const TRIGGERS = `
  select t.tgrelid::regclass::text as "table", t.tgname as name
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where p.pronamespace = 'private'::regnamespace order by 1, 2`;

/** The rules; and of each trigger, that without it a rule fails. */
export function rulesInSql(): void {
  /** The statements of each rule. */
  const sentBy = new Map<Rule, string>();
  for (const [name, holds] of Object.entries(RULES))
    it(name, async () => {
      const sent: string[] = [];
      assert.ok(await inTransaction(() => recorded(sent, holds)));
      sentBy.set(holds, sent.join());
    });

  it('every trigger matters: without it a rule fails', async () => {
    const triggers = await query(TRIGGERS);
    assert.ok(triggers.length >= 19, 'the triggers were read');
    for (const { table, name } of triggers) {
      // Those that write to the table come first, because one is enough.
      const writes = new RegExp(`(insert into|update|delete from) (public[.])?${String(table)}\\b`);
      const isNear = (holds: Rule): number => Number(writes.test(sentBy.get(holds) ?? ''));
      const nearFirst = Object.values(RULES).toSorted((one, other) => isNear(other) - isNear(one));
      assert.ok(
        await breaksOne(nearFirst, `alter table ${String(table)} disable trigger ${String(name)}`),
        `${String(name)} on ${String(table)}`,
      );
    }
  });
}

async function breaksOne(rules: Rule[], change: string): Promise<boolean> {
  for (const holds of rules) {
    const held = await inTransaction(async () => {
      await script(change);
      return holds().catch(() => false);
    });
    if (!held) return true;
  }
  return false;
}
