import { it } from 'node:test';

import { findPostgres } from '../support/postgres';
import { openPglite } from '../support/sql-session';
import { WHOLE } from '../support/whole';
import { staysInSql } from './stays-suite';

// The same SQL gives the same answers on both engines; the embedded backend's own tests run on PGlite everywhere.
if (WHOLE || !findPostgres()) await staysInSql('PGlite', openPglite);
else it('stays on PGlite', { skip: 'they run on the PostgreSQL server of this machine' }, () => {});
