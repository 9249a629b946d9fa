import { it } from 'node:test';

import { findPostgres, openPostgres } from '../support/postgres';
import { staysInSql } from './stays-suite';

const bin = findPostgres();

if (bin) await staysInSql('a PostgreSQL server', () => openPostgres(bin));
else it('stays on a PostgreSQL server', { skip: 'no PostgreSQL server on this machine' }, () => {});
