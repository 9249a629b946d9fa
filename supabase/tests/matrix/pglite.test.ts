import { findPostgres } from '../support/postgres';
import { openPglite } from '../support/sql-session';
import { WHOLE } from '../support/whole';
import { ALL_GRANTS, matrixInSql } from './sql-suite';

// Each engine takes the grants of the place that it stands for; without a server PGlite takes both.
const both = WHOLE || !findPostgres();
matrixInSql('PGlite', openPglite, both ? ALL_GRANTS : ['everything granted']);
