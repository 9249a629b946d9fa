import { openPglite } from '../support/sql-session';
import { rulesInSql } from './rules-suite';

rulesInSql('PGlite', openPglite);
