/** Calls, rules and loading of stays; `./calendar` has what is shown and is loaded when a visitor reaches for it. */
export {
  readByMail,
  readStayEvent,
  type OfferStep,
  type ByMail,
  type PaymentKind,
  type PricedNights,
  type StayClosing,
  type StayEvent,
} from './read-event';
export {
  daysOf,
  daysWithoutService,
  isOpen,
  MAX_DAYS_AHEAD,
  MAX_NIGHTS,
  nearestStays,
  type Closed,
  type DayState,
  type StayDays,
} from './stay-days';
export {
  findOwnStay,
  loadMoveNights,
  loadNights,
  quoteOf,
  quoteStay,
  requestStay,
  type Night,
  type NightsRange,
  type OwnStay,
  type StayQuery,
} from './stays.data';
export { withStayTexts } from './with-stay-texts';
