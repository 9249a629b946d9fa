export { asDataError, DataError, readError, type ErrorCode } from './data-error';
export { change, count, read, readOne, type DataRequest } from './requests';
export type { Enums, TablesInsert, TablesUpdate } from './database.types';
export type {
  Answer,
  CalendarConflict,
  CalendarFeed,
  CalendarLink,
  CancellationStep,
  Database,
  Quote,
  QuoteLine,
  StatementLine,
  Tables,
} from './database';
