/** Calls, rules and loading of stays; `./calendar` has what is shown and is loaded when a visitor reaches for it. */
export {
  readStayEvent,
  STAY_CLOSINGS,
  type PaymentKind,
  type PricedNights,
  type StayClosing,
  type StayEvent,
} from './read-event';
export {
  daysOf,
  daysWithoutService,
  isOpen,
  FARTHEST_ARRIVAL,
  MOST_NIGHTS,
  nearestStays,
  type Closed,
  type DayState,
  type StayDays,
} from './stay-days';
export type { Night, OwnStay, Quote, RequestedStay, StayQuery } from './stay-shapes';
export { parseQuote, parseStay, quoteOf } from './stay-shapes';
export {
  findOwnStay,
  loadMoveNights,
  loadNights,
  quoteStay,
  requestStay,
  type NightsRange,
} from './stays.data';
export { useChange } from './use-change';
export { withStayTexts } from './with-stay-texts';
