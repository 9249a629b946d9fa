export { asDataError, DataError, type ErrorCode } from './data-error';
export { change, count, read, readOne, readPage, type DataRequest } from './requests';
export type { Enums, TablesInsert, TablesUpdate } from './database.types';
export type { Answer, Database, Tables } from './database';
export type { CalendarConflict, CalendarFeed, CalendarLink } from './shapes/calendars';
export type { ListedStay, MoneyGroup, MoneyRow } from './shapes/desk';
export type { DayService, DayStay, HouseGuide, HousePerson, HouseSecrets, HouseTask } from './shapes/houses';
export type { Ownership, StatementLine } from './shapes/owners';
export type {
  BankAccount,
  CancellationStep,
  Charge,
  HouseRules,
  NightPrice,
  Offer,
  OfferState,
  Quote,
  QuoteLine,
  Season,
  SeasonNames,
} from './shapes/prices';
