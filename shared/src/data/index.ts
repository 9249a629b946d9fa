export type { Database, Enums, Tables, TablesInsert, TablesUpdate } from './database.types';
