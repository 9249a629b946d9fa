import { it } from 'node:test';

import { findPostgres } from '../support/postgres';
import { openPglite } from '../support/sql-session';
import { WHOLE } from '../support/whole';
import { rulesInSql } from './rules-suite';

// The same SQL gives the same answers on both engines.
if (WHOLE || !findPostgres()) rulesInSql('PGlite', openPglite);
else it('rules on PGlite', { skip: 'they run on the PostgreSQL server of this machine' }, () => {});
