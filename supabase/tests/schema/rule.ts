import type { SqlSession } from '../support/sql-session';

/** A property that must hold for any request of a visitor; tested inside a transaction that is rolled back. */
export interface Rule {
  name: string;
  holds(session: SqlSession): Promise<boolean>;
}
