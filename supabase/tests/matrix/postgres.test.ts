import { it } from 'node:test';

import { findPostgres, openPostgres } from '../support/postgres';
import { WHOLE } from '../support/whole';
import { ALL_GRANTS, matrixInSql } from './sql-suite';

const bin = findPostgres();

if (bin) {
  const grants = WHOLE ? ALL_GRANTS : (['no default grants', 'the old default grants'] as const);
  matrixInSql('a PostgreSQL server', () => openPostgres(bin), [...grants]);
} else
  it(
    'access matrix in SQL on a PostgreSQL server',
    { skip: 'no PostgreSQL server on this machine' },
    () => {},
  );
