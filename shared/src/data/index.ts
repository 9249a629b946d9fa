export { asDataError, DataError, readError, type ErrorCode } from './data-error';
export { change, count, read, readOne, type DataRequest } from './requests';
export type { Enums, TablesInsert, TablesUpdate } from './database.types';
export type {
  Answer,
  CancellationStep,
  Database,
  DayStay,
  HouseTask,
  Quote,
  QuoteLine,
  Tables,
} from './database';
