import { describe, it } from 'node:test';

import { findPostgres, openPostgres } from '../support/postgres';
import { EMBEDDED_GRANTS } from '../support/schema';
import { openPglite, type SqlSession } from '../support/sql-session';
import { schemaOn } from '../support/tests-on';
import { WHOLE } from '../support/whole';
import { deskScaleInSql } from './scale-suite';

const bin = findPostgres();

/** Measures the desk with 100,000 requests on an engine of its own; the suites of stays do so with fewer. */
function atScale(name: string, open: () => Promise<SqlSession>, most: number): void {
  describe(`the desk at scale on ${name}`, () => {
    schemaOn(open, '', EMBEDDED_GRANTS);
    deskScaleInSql(100_000, most);
  });
}

if (WHOLE) {
  atScale('PGlite', openPglite, 300);
  if (bin) atScale('a PostgreSQL server', () => openPostgres(bin), 100);
} else it('the desk with 100,000 requests', { skip: 'npm run test:full' }, () => {});
