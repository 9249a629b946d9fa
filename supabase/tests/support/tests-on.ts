import { it } from 'node:test';

import { inTransaction, type SqlSession } from './sql-session';

/** Declares tests on a session, each in a transaction that is rolled back. */
export const testsOn =
  (getSession: () => SqlSession) =>
  (name: string, work: (session: SqlSession) => Promise<void>): void =>
    void it(name, () => inTransaction(getSession(), () => work(getSession())));
