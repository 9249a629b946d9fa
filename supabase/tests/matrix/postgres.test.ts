import { it } from 'node:test';

import { findPostgres, openPostgres } from '../support/postgres';
import { matrixInSql } from './sql-suite';

const bin = findPostgres();

if (bin) matrixInSql('a PostgreSQL server', () => openPostgres(bin));
else
  it(
    'access matrix in SQL on a PostgreSQL server',
    { skip: 'no PostgreSQL server on this machine' },
    () => {},
  );
