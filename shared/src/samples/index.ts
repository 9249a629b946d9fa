export { comingStays } from './coming-stays';
export { guestStays, SAMPLE_GUEST } from './guest-stays';
export {
  sumSales,
  monthsOfYear,
  monthsUntil,
  occupancyOf,
  salesOf,
  type MonthFigures,
  type Sales,
} from './months';
export { isSampleHouse, ratingOf, type SampleHouseId } from './ratings';
export { priceOf, type SampleStay, type StayStatus } from './stay';
