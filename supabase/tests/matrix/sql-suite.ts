import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { EMBEDDED_GRANTS, OLD_DEFAULT_GRANTS, prepareSchema } from '../support/schema';
import { inTransaction, type SqlSession } from '../support/sql-session';
import { CELLS, nameOf } from './cells';
import { functionsInSql } from './functions-suite';
import { tryInSql } from './sql-runner';

/** What is granted before the migrations, and after them. */
const GRANTS = {
  'no default grants': ['', ''],
  'the old default grants': [OLD_DEFAULT_GRANTS, ''],
  'everything granted': ['', EMBEDDED_GRANTS],
} as const;
type Grants = keyof typeof GRANTS;
export const ALL_GRANTS = Object.keys(GRANTS) as Grants[];

/** Runs the whole matrix of rows and functions in SQL with each of these grants; the embedded library grants everything. */
export function matrixInSql(name: string, open: () => Promise<SqlSession>, which: Grants[]): void {
  for (const grants of which) {
    describe(`access matrix in SQL on ${name} with ${grants}`, () => {
      let session: SqlSession;
      before(async () => {
        const [byDefault, added] = GRANTS[grants];
        session = await open();
        await prepareSchema(session, byDefault);
        await session.script(added);
      });
      after(() => session.close());

      for (const cell of CELLS) {
        it(nameOf(cell), async () => {
          const succeeded = await inTransaction(session, () => tryInSql(session, cell));
          assert.equal(succeeded, cell.allowed);
        });
      }
      functionsInSql(() => session);
    });
  }
}
