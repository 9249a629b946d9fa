import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { EMBEDDED_GRANTS, prepareSchema } from '../support/schema';
import { inTransaction, type SqlSession } from '../support/sql-session';
import { CELLS, nameOf } from './cells';
import { tryInSql } from './sql-runner';

const GRANTS = {
  'the grants of the migrations': '',
  'everything granted': EMBEDDED_GRANTS,
};
type Grants = keyof typeof GRANTS;
export const ALL_GRANTS = Object.keys(GRANTS) as Grants[];

/** Runs the whole matrix in SQL with each of these grants; the embedded library grants everything. */
export function matrixInSql(name: string, open: () => Promise<SqlSession>, which: Grants[]): void {
  describe(`access matrix in SQL on ${name}`, () => {
    let session: SqlSession;
    before(async () => {
      session = await open();
      await prepareSchema(session);
    });
    after(() => session.close());

    for (const grants of which) {
      describe(`with ${grants}`, () => {
        before(() => session.script(GRANTS[grants]));
        for (const cell of CELLS) {
          it(nameOf(cell), async () => {
            const succeeded = await inTransaction(session, () => tryInSql(session, cell));
            assert.equal(succeeded, cell.allowed);
          });
        }
      });
    }
  });
}
