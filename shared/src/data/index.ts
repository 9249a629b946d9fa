export type { Database } from './database.types';
