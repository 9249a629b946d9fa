import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { EMBEDDED_GRANTS, prepareSchema } from '../support/schema';
import { inTransaction, type SqlSession } from '../support/sql-session';
import { CELLS, nameOf } from './cells';
import { tryInSql } from './sql-runner';

/**
 * Runs the whole matrix in SQL twice: with the migrations' grants, and with the grants that the embedded library adds.
 */
export function matrixInSql(name: string, open: () => Promise<SqlSession>): void {
  describe(`access matrix in SQL on ${name}`, () => {
    let session: SqlSession;
    before(async () => {
      session = await open();
      await prepareSchema(session);
    });
    after(() => session.close());

    for (const [grants, script] of [
      ['the grants of the migrations', ''],
      ['everything granted', EMBEDDED_GRANTS],
    ] as const) {
      describe(`with ${grants}`, () => {
        before(() => session.script(script));
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
