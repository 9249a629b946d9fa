import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import { limitsInSql } from '../schema/limits-suite';
import { policiesInSql } from '../schema/policies-suite';
import { rulesInSql } from '../schema/rules-suite';
import { EMBEDDED_GRANTS, OLD_DEFAULT_GRANTS, prepareTables } from '../support/schema';
import { type SqlSession, inTransaction, query, script } from '../support/sql-session';
import { schemaOn } from '../support/tests-on';
import { WHOLE } from '../support/whole';
import { groupsOf, nameOf, TABLES } from './cells';
import { functionsInSql } from './functions-suite';
import { wrongInSql } from './sql-runner';

/** Who holds which right on each table, column, sequence and function. */
const RIGHTS = `
  with objects (name, rights) as (
    select c.oid::regclass::text, coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's' else 'r' end::"char", c.relowner))
    from pg_class c where c.relkind in ('r', 'v', 'S') and c.relnamespace::regnamespace::text in ('public', 'private')
    union all
    select a.attrelid::regclass || '.' || a.attname, a.attacl from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attacl is not null and c.relnamespace::regnamespace::text in ('public', 'private')
    union all
    select p.oid::regprocedure::text, coalesce(p.proacl, acldefault('f', p.proowner))
    from pg_proc p where p.pronamespace::regnamespace::text in ('public', 'private')
  )
  select name, r.grantee::regrole::text as who, r.privilege_type as may from objects, aclexplode(rights) r order by 1, 2, 3`;

/** Access rights and rules of the schema on one engine, first with the rights that the migrations grant. */
export function accessInSql(name: string, open: () => Promise<SqlSession>, more?: () => void): void {
  describe(`access on ${name}`, () => {
    schemaOn(open);
    matrixInSql();
    more?.();

    it('a project whose tables and functions were open by default ends with the same rights', async () => {
      const other = await open();
      await prepareTables(other, OLD_DEFAULT_GRANTS);
      const [rights, same] = [await other.query(RIGHTS), await query(RIGHTS)];
      await other.close();
      assert.ok(rights.length > 1000, 'the rights were read');
      assert.deepEqual(rights, same);
    });

    describe('where everything is granted, as the embedded library does', () => {
      before(() => script(EMBEDDED_GRANTS));
      matrixInSql();
      policiesInSql();
      rulesInSql();
      limitsInSql();
    });
  });
  if (!WHOLE) return;
  describe(`access on ${name} where all was open by default`, () => {
    schemaOn(open, OLD_DEFAULT_GRANTS);
    matrixInSql();
  });
}

/** The whole matrix of rows and functions. */
function matrixInSql(): void {
  for (const table of TABLES)
    it(`each actor may do what is expected with own and other rows of ${table}`, () =>
      inTransaction(async () => {
        for (const cells of groupsOf(table)) assert.deepEqual((await wrongInSql(cells)).map(nameOf), []);
      }));
  functionsInSql();
}
