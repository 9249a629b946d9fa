export { asDataError, DataError, type ErrorCode } from './data-error';
export { change, count, read, readOne, readPage, type DataRequest } from './requests';
export type { Enums, TablesInsert, TablesUpdate } from './database.types';
export type { Answer, Database, Tables } from './database';
export type {
  BankAccount,
  CalendarConflict,
  CalendarFeed,
  CalendarLink,
  CancellationStep,
  Charge,
  DayService,
  DayStay,
  HouseGuide,
  HousePerson,
  HouseRules,
  HouseSecrets,
  HouseTask,
  ListedStay,
  MoneyGroup,
  MoneyRow,
  NightPrice,
  Offer,
  OfferState,
  Ownership,
  Quote,
  QuoteLine,
  Season,
  SeasonNames,
  StatementLine,
} from './shapes';
