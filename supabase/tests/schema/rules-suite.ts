import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { EMBEDDED_GRANTS, prepareSchema } from '../support/schema';
import { inTransaction, type SqlSession } from '../support/sql-session';
import { RULES } from './rules';

const TRIGGERS = `
  select t.tgrelid::regclass::text as "table", t.tgname as name
  from pg_trigger t join pg_proc p on p.oid = t.tgfoid
  where p.pronamespace = 'private'::regnamespace order by 1, 2`;

/** Runs the rules, then removes each trigger in turn and checks that a rule fails. */
export function rulesInSql(name: string, open: () => Promise<SqlSession>): void {
  describe(`rules of the schema on ${name}`, () => {
    let session: SqlSession;
    before(async () => {
      session = await open();
      await prepareSchema(session);
      await session.script(EMBEDDED_GRANTS);
    });
    after(() => session.close());

    for (const rule of RULES) {
      it(rule.name, async () => assert.ok(await inTransaction(session, () => rule.holds(session))));
    }

    it('every trigger matters: without it a rule fails', async () => {
      const triggers = await session.query(TRIGGERS);
      assert.ok(triggers.length >= 19, 'the triggers were read');
      for (const { table, name: trigger } of triggers) {
        assert.ok(
          await breaksARule(session, `alter table ${table} disable trigger ${trigger}`),
          `${trigger} on ${table}`,
        );
      }
    });
  });

  async function breaksARule(session: SqlSession, change: string): Promise<boolean> {
    for (const rule of RULES) {
      const held = await inTransaction(session, async () => {
        await session.script(change);
        return rule.holds(session).catch(() => false);
      });
      if (!held) return true;
    }
    return false;
  }
}
