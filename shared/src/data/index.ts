export { asDataError, DataError, type ErrorCode } from './data-error';
export { change, count, read, readOne, readPage, type DataRequest } from './requests';
export type { Enums, TablesInsert, TablesUpdate } from './database.types';
export type {
  Answer,
  BankAccount,
  CalendarConflict,
  CalendarFeed,
  CalendarLink,
  CancellationStep,
  Charge,
  Database,
  DayService,
  DayStay,
  HouseTask,
  ListedStay,
  HouseRules,
  MoneyGroup,
  MoneyRow,
  NightPrice,
  Offer,
  Quote,
  QuoteLine,
  Season,
  StatementLine,
  Tables,
} from './database';
