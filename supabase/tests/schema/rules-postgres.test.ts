import { it } from 'node:test';

import { findPostgres, openPostgres } from '../support/postgres';
import { rulesInSql } from './rules-suite';

const bin = findPostgres();

if (bin) rulesInSql('a PostgreSQL server', () => openPostgres(bin));
else
  it(
    'rules of the schema on a PostgreSQL server',
    { skip: 'no PostgreSQL server on this machine' },
    () => {},
  );
