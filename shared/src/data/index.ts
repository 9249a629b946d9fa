export { asDataError, DataError, ERROR_CODES, readError, type ErrorCode } from './data-error';
export { change, count, read, readOne, type DataRequest } from './requests';
export type { Database, Enums, Tables, TablesInsert, TablesUpdate } from './database.types';
