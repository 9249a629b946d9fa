import { openPglite } from '../support/sql-session';
import { matrixInSql } from './sql-suite';

matrixInSql('PGlite', openPglite);
