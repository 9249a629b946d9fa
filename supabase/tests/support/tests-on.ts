import { after, before, it } from 'node:test';

import { prepareSchema } from './schema';
import { inTransaction, speakWith, type SqlSession } from './sql-session';

/** Declares a test in a transaction that is rolled back. */
export const test = (name: string, work: () => Promise<void>): void =>
  void it(name, () => inTransaction(work));

/**
 * Opens an engine with our schema for the tests of a `describe`.
 * @param byDefault what the project grants before the migrations
 * @param added what is granted after them
 */
export function schemaOn(open: () => Promise<SqlSession>, byDefault = '', added = ''): void {
  let session: SqlSession;
  before(async () => {
    session = await open();
    await prepareSchema(session, byDefault);
    await session.script(added);
    speakWith(session);
  });
  after(() => session.close());
}
