import { it } from 'node:test';

import { findPostgres } from '../support/postgres';
import { openPglite } from '../support/sql-session';
import { WHOLE } from '../support/whole';
import { accessInSql } from './sql-suite';

// The same SQL gives the same answers on both engines; http.test.ts asks the embedded backend itself everywhere.
if (WHOLE || !findPostgres()) accessInSql('PGlite', openPglite);
else it('access on PGlite', { skip: 'it is tried on the PostgreSQL server of this machine' }, () => {});
