import { it } from 'node:test';

import { timeInSql } from '../schema/time-suite';
import { findPostgres, openPostgres } from '../support/postgres';
import { accessInSql } from './sql-suite';

const bin = findPostgres();

if (bin) accessInSql('a PostgreSQL server', () => openPostgres(bin), timeInSql);
else it('access on a PostgreSQL server', { skip: 'no PostgreSQL server on this machine' }, () => {});
