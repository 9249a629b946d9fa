import { after, before, it } from 'node:test';

import { prepareSchema } from './schema';
import { inTransaction, type SqlSession } from './sql-session';

/** Declares tests on a session, each in a transaction that is rolled back. */
export const testsOn =
  (getSession: () => SqlSession) =>
  (name: string, work: (session: SqlSession) => Promise<void>): void =>
    void it(name, () => inTransaction(getSession(), () => work(getSession())));

/**
 * Opens an engine with our schema for the tests of a `describe`.
 * @param byDefault what the project grants before the migrations
 * @param added what is granted after them
 */
export function schemaOn(open: () => Promise<SqlSession>, byDefault = '', added = ''): () => SqlSession {
  let session: SqlSession;
  before(async () => {
    session = await open();
    await prepareSchema(session, byDefault);
    await session.script(added);
  });
  after(() => session.close());
  return () => session;
}
