import { openPglite } from '../support/sql-session';
import { staysInSql } from './stays-suite';

staysInSql('PGlite', openPglite);
